// Puts a C# library to the questions of the suite.
//
// Run it with: olt verify -- dotnet run --project conformance/harness/csharp
//
// The questions name a C# declaration; `fixtures/csharp/` holds the same declarations as files of this project, so
// that a source generator has run over them and reflection finds them. `Library` is all that has to be written: three
// calls into the library under test.

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
            Impl = new Implementation("Example.Tools", "1.0", "csharp"),
            // A library that reflects sees no documentation comments, and has no diagnostics.
            Unsupported = ["docComments", "check", "lower", "toolnexus"],
        };
    }
    if (Cases.Method(request) is not { } method)
    {
        return new Reply(request.Id) { Outcome = "unsupported", Text = "there is no such method" };
    }
    return request.Op switch
    {
        "describe" => new Reply(request.Id) { Outcome = "ok", Tool = Library.Describe(method) },
        "decode" => Library.TryDecode(method, request.Arguments!, out var echo, out var error)
            ? new Reply(request.Id) { Outcome = "ok", Arguments = echo }
            : new Reply(request.Id) { Outcome = "error", Text = error },
        "invoke" => Library.Invoke(method, request.Arguments!, request.Id),
        _ => new Reply(request.Id) { Outcome = "unsupported" },
    };
}

/// <summary>Finds the method that a question is about: `types/int-nested` is in `Olt.Cases.Types.IntNested`.</summary>
internal static class Cases
{
    public static MethodInfo? Method(Request request)
    {
        var id = request.Id.Split('#', '@', '!')[0];
        var space = "Olt.Cases." + string.Join('.', id.Split('/').Select(Pascal));
        var methods =
            from type in Assembly.GetExecutingAssembly().GetTypes()
            where type.Namespace == space
            from method in type.GetMethods(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static)
            where method.GetCustomAttributes().Any(attribute => attribute.GetType().Name == "ToolAttribute")
            where request.Tool is null || method.Name == request.Tool
            select method;
        return methods.FirstOrDefault();
    }

    private static string Pascal(string words) =>
        string.Concat(words.Split('-').Select(word => char.ToUpperInvariant(word[0]) + word[1..]));
}

/// <summary>The library under test: replace the three bodies.</summary>
internal static class Library
{
    public static ToolText Describe(MethodInfo method) =>
        throw new NotSupportedException($"describe {method.Name} with the library under test");

    public static bool TryDecode(MethodInfo method, string arguments, out string? echo, out string? error) =>
        throw new NotSupportedException($"decode {arguments} for {method.Name} with the library under test");

    public static Reply Invoke(MethodInfo method, string arguments, string id) =>
        throw new NotSupportedException($"invoke {method.Name} with {arguments} for {id} with the library under test");
}

internal sealed record Request(string Id, string Op, string? Csharp, string? Tool, JsonElement? Signature, string? Arguments);

internal sealed record Reply(string Id)
{
    public string? Outcome { get; init; }
    public Implementation? Impl { get; init; }
    public string[]? Unsupported { get; init; }
    public ToolText? Tool { get; init; }
    public string? Arguments { get; init; }
    public Part[]? Content { get; init; }
    public string? Text { get; init; }
}

internal sealed record Implementation(string Name, string Version, string Language);

/// <summary>Schemas are texts: nested JSON would lose their order and their numbers.</summary>
internal sealed record ToolText(string Name, string Description, string InputSchema, string? OutputSchema, Metadata Metadata);

internal sealed record Metadata(bool EndsLoop, bool RequiresApproval, bool ParallelSafe, int TimeoutSeconds);

/// <summary>One of the two is given.</summary>
internal sealed record Part(string? Text, string? Json);

[JsonSourceGenerationOptions(JsonSerializerDefaults.Web, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(Request))]
[JsonSerializable(typeof(Reply))]
internal sealed partial class Protocol : JsonSerializerContext;
