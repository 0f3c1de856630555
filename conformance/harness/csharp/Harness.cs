// Answers the questions of the suite for a few rows of the contract; the rest is declared as unsupported.
//
// Run it with: olt verify -- dotnet run --project conformance/harness/csharp
//
// The questions name a C# declaration; `fixtures/csharp/` holds the same declarations as files of this project, so
// that a source generator has run over them and reflection finds them. What stands in `Library` is a small
// implementation by reflection: put calls of your library in its place, and take what it supports off the list.

using System.ComponentModel;
using System.Reflection;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;

Console.OutputEncoding = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false);
using var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
while (input.ReadLine() is { } line)
{
    var request = JsonSerializer.Deserialize(line, Protocol.Default.Request)!;
    Console.Out.Write(JsonSerializer.Serialize(Answer(request), Protocol.Default.Reply) + "\n");
    Console.Out.Flush();
}

static Reply Answer(Request request)
{
    if (request.Op == "hello")
    {
        return new Reply(request.Id)
        {
            Impl = new Implementation("example", "1", "csharp"),
            Unsupported = Library.Unsupported,
        };
    }
    if (Cases.Method(request) is not { } method)
    {
        return new Reply(request.Id) { Outcome = "unsupported", Text = "there is no such method" };
    }
    return request.Op switch
    {
        "describe" => new Reply(request.Id) { Outcome = "ok", Tool = Library.Describe(method) },
        _ => new Reply(request.Id) { Outcome = "unsupported" },
    };
}

/// <summary>Finds the method that a question is about: `types/int-nested#2` is in `Olt.Cases.types_int_nested`.</summary>
internal static class Cases
{
    public static MethodInfo? Method(Request request)
    {
        var id = request.Id.Split('#', '@', '!')[0];
        var space = "Olt.Cases." + id.Replace('/', '_').Replace('-', '_');
        var methods =
            from type in Assembly.GetExecutingAssembly().GetTypes()
            where type.Namespace == space
            from method in type.GetMethods(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static)
            where method.GetCustomAttributes().Any(attribute => attribute.GetType().Name == "ToolAttribute")
            where request.Tool is null || method.Name == request.Tool
            select method;
        return methods.FirstOrDefault();
    }
}

/// <summary>Tools whose parameters are texts, booleans and integers, described by reflection.</summary>
internal static class Library
{
    public static readonly string[] Unsupported =
    [
        // A library that reflects sees no documentation comments, and has no diagnostics.
        "docComments", "check", "decode", "invoke", "lower", "outputSchema", "toolnexus",
        "float", "double", "decimal", "char", "guid", "dateTime", "dateTimeOffset", "dateOnly", "timeOnly", "timeSpan", "uri",
        "base64", "json", "jsonObject", "jsonArray", "nullable", "list", "set", "dictionary", "enum", "record",
        "range", "stringLength", "length", "pattern", "email", "url",
    ];

    private static readonly Dictionary<Type, string> Fragments = new()
    {
        [typeof(bool)] = "\"type\":\"boolean\"",
        [typeof(string)] = "\"type\":\"string\"",
        [typeof(sbyte)] = Integer(sbyte.MinValue, sbyte.MaxValue),
        [typeof(byte)] = Integer(byte.MinValue, byte.MaxValue),
        [typeof(short)] = Integer(short.MinValue, short.MaxValue),
        [typeof(ushort)] = Integer(ushort.MinValue, ushort.MaxValue),
        [typeof(int)] = Integer(int.MinValue, int.MaxValue),
        [typeof(uint)] = Integer(uint.MinValue, uint.MaxValue),
        [typeof(long)] = Integer(long.MinValue, long.MaxValue),
        [typeof(ulong)] = Integer(ulong.MinValue, ulong.MaxValue),
    };

    public static ToolText Describe(MethodInfo method)
    {
        var tool = method.GetCustomAttribute<Olt.ToolAttribute>()!;
        var description = tool.Description ?? method.GetCustomAttribute<DescriptionAttribute>()?.Description ?? "";
        var metadata = new Metadata(tool.EndsLoop, tool.RequiresApproval, tool.ParallelSafe, tool.TimeoutSeconds);
        return new ToolText(tool.Name ?? SnakeCase(method.Name), description, InputSchema(method), null, metadata);
    }

    private static string InputSchema(MethodInfo method)
    {
        var parameters = method.GetParameters().Where(parameter => Fragments.ContainsKey(parameter.ParameterType)).ToList();
        var properties = parameters.Select(parameter => $"{Json(parameter.Name)}:{Property(parameter)}");
        var required = parameters.Where(parameter => !parameter.HasDefaultValue).Select(parameter => Json(parameter.Name)).ToList();
        var list = required.Count == 0 ? "" : $",\"required\":[{string.Join(',', required)}]";
        return $"{{\"type\":\"object\",\"properties\":{{{string.Join(',', properties)}}}{list},\"additionalProperties\":false}}";
    }

    private static string Property(ParameterInfo parameter)
    {
        // The keywords stand in one order: type, then description, then the others, the default last.
        var fragment = Fragments[parameter.ParameterType];
        var description = parameter.GetCustomAttribute<DescriptionAttribute>()?.Description;
        if (!string.IsNullOrEmpty(description))
        {
            var end = fragment.IndexOf(",\"minimum\"", StringComparison.Ordinal);
            fragment = fragment.Insert(end < 0 ? fragment.Length : end, $",\"description\":{Json(description)}");
        }
        var value = parameter.HasDefaultValue ? parameter.DefaultValue : null;
        return value is null ? $"{{{fragment}}}" : $"{{{fragment},\"default\":{Json(value)}}}";
    }

    private static string Integer(object minimum, object maximum) =>
        $"\"type\":\"integer\",\"minimum\":{minimum},\"maximum\":{maximum}";

    private static string Json(object? value) => JsonSerializer.Serialize(value);

    private static string SnakeCase(string name)
    {
        const string Suffix = "Async";
        if (name.EndsWith(Suffix, StringComparison.Ordinal) && name.Length > Suffix.Length)
        {
            name = name[..^Suffix.Length];
        }
        var words = new StringBuilder();
        for (var index = 0; index < name.Length; index++)
        {
            var before = index == 0 ? '_' : name[index - 1];
            var starts = char.IsAsciiLetterUpper(name[index])
                && (char.IsAsciiLetterLower(before) || char.IsAsciiDigit(before)
                    || (char.IsAsciiLetterUpper(before) && index + 1 < name.Length && char.IsAsciiLetterLower(name[index + 1])));
            words.Append(starts ? "_" : "").Append(char.IsAsciiLetterUpper(name[index]) ? char.ToLowerInvariant(name[index]) : name[index]);
        }
        return words.ToString();
    }
}

internal sealed record Request(string Id, string Op, string? Csharp, string? Tool, JsonElement? Signature, string? Arguments);

internal sealed record Reply(string Id)
{
    public string? Outcome { get; init; }
    public Implementation? Impl { get; init; }
    public string[]? Unsupported { get; init; }
    public ToolText? Tool { get; init; }
    public string? Text { get; init; }
}

internal sealed record Implementation(string Name, string Version, string Language);

/// <summary>Schemas are texts: nested JSON would lose their order and their numbers.</summary>
internal sealed record ToolText(string Name, string Description, string InputSchema, string? OutputSchema, Metadata Metadata);

internal sealed record Metadata(bool EndsLoop, bool RequiresApproval, bool ParallelSafe, int TimeoutSeconds);

[JsonSourceGenerationOptions(JsonSerializerDefaults.Web, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(Request))]
[JsonSerializable(typeof(Reply))]
internal sealed partial class Protocol : JsonSerializerContext;
