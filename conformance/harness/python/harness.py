"""Answers the questions of the suite for a few rows of the contract; the rest is declared as unsupported.

Run it with: olt verify -- python3 conformance/harness/python/harness.py

`main` is the harness: what any implementation needs. The rest is a small implementation, from the signature JSON.
"""

import json
import sys
from decimal import Decimal

UNSUPPORTED = (
    "invoke check lower docComments outputSchema toolnexus "
    "float double decimal char guid dateTime dateTimeOffset dateOnly timeOnly timeSpan uri base64 "
    "json jsonObject jsonArray set dictionary enum record range stringLength length pattern email url"
).split()


def main():
    sys.stdin.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for line in sys.stdin:
        request = json.loads(line)
        reply = {"id": request["id"], **answer(request)}
        print(json.dumps(reply, ensure_ascii=False), flush=True)


def answer(request):
    match request["op"]:
        case "hello":
            return {"impl": {"name": "example", "version": "1", "language": "python"}, "unsupported": UNSUPPORTED}
        case "describe":
            return {"outcome": "ok", "tool": describe(request["signature"])}
        case "decode":
            try:
                arguments = decode(request["signature"], request["arguments"])
                return {"outcome": "ok", "arguments": compact(arguments)}
            except Refused as refused:
                return {"outcome": "error", "text": str(refused)}
        case _:
            return {"outcome": "unsupported"}


# What follows is the implementation: bool, string, the integers, `T?` and lists of them.

INTEGERS = {
    "sbyte": (-(2**7), 2**7 - 1), "byte": (0, 2**8 - 1),
    "short": (-(2**15), 2**15 - 1), "ushort": (0, 2**16 - 1),
    "int": (-(2**31), 2**31 - 1), "uint": (0, 2**32 - 1),
    "long": (-(2**63), 2**63 - 1), "ulong": (0, 2**64 - 1),
}  # fmt: skip


def describe(signature):
    return {
        "name": signature["name"],
        "description": signature.get("description", ""),
        "inputSchema": compact(input_schema(signature)),
        "metadata": {
            "endsLoop": signature.get("endsLoop", False),
            "requiresApproval": signature.get("requiresApproval", False),
            "parallelSafe": signature.get("parallelSafe", True),
            "timeoutSeconds": signature.get("timeoutSeconds", 0),
        },
    }


def input_schema(signature):
    properties, required = {}, []
    for parameter in signature["parameters"]:
        schema = fragment(parameter["type"])
        if description := parameter.get("description"):
            # The keywords stand in one order: type, then description, then the others.
            schema = {"type": schema.pop("type"), "description": description, **schema}
        if (default := parameter.get("default", "null")) != "null":
            schema["default"] = json.loads(default)
        if is_required(parameter):
            required.append(parameter["name"])
        properties[parameter["name"]] = schema
    required = {"required": required} if required else {}
    return {"type": "object", "properties": properties, **required, "additionalProperties": False}


def is_required(parameter):
    return "default" not in parameter and not parameter.get("optional", False)


def fragment(kind):
    match kind:
        case {"nullable": inner}:
            schema = fragment(inner)
            return schema | {"type": [schema["type"], "null"]}
        case {"list": inner}:
            return {"type": "array", "items": fragment(inner)}
        case "bool":
            return {"type": "boolean"}
        case "string":
            return {"type": "string"}
        case _:
            low, high = INTEGERS[kind]
            return {"type": "integer", "minimum": low, "maximum": high}


class Refused(Exception):
    """A call that is refused, in the words the model reads."""


class Pairs(list):
    """The members of an object, repeated names included."""


class Number(str):
    """A number as it is spelled."""


def decode(signature, text):
    values = read(text)
    parameters = {parameter["name"]: parameter for parameter in signature["parameters"]}
    given = {}
    for name, value in values:
        path = name if name.replace("_", "a").isalnum() and name.isascii() and not name[0].isdigit() else f"['{name}']"
        if name in given:
            raise Refused(f"Argument '{path}' is given twice.")
        if name not in parameters:
            raise Refused(f"Argument '{path}' is not declared by this tool.")
        given[name] = check(parameters[name]["type"], value, path)
    for parameter in signature["parameters"]:
        name = parameter["name"]
        if name not in given and is_required(parameter):
            raise Refused(f"Argument '{name}' is required.")
        if name not in given and "default" in parameter:
            given[name] = json.loads(parameter["default"])
    return {name: given[name] for name in parameters if name in given}


def read(text):
    try:
        text.encode("utf-8")
        options = {"object_pairs_hook": Pairs, "parse_int": Number, "parse_float": Number, "parse_constant": refuse}
        value = json.loads(text if text.strip(" \t\r\n") else "{}", **options)
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except RecursionError:
        raise Refused("Arguments are nested too deeply (more than 64 levels).") from None
    except ValueError:
        raise Refused("Arguments are not valid JSON.") from None
    if depth(value) > 64:
        raise Refused("Arguments are nested too deeply (more than 64 levels).")
    if not isinstance(value, Pairs):
        raise Refused(f"Arguments must be a JSON object, not {kind_of(value)}.")
    return value


def refuse(constant):
    raise ValueError(constant)


def depth(value):
    match value:
        case Pairs():
            return 1 + max((depth(inner) for _, inner in value), default=0)
        case list():
            return 1 + max(map(depth, value), default=0)
        case _:
            return 0


def check(kind, value, path, nullable=False):
    if isinstance(kind, dict) and "nullable" in kind:
        return None if value is None else check(kind["nullable"], value, path, nullable=True)
    expected = wanted(kind) + (" or null" if nullable else "")
    found = kind_of(value)
    if found != {"bool": "a boolean", "string": "a string"}.get(kind if isinstance(kind, str) else "", list_or_number(kind)):
        raise Refused(f"Argument '{path}' must be {expected}, not {found}.")
    if isinstance(kind, dict):
        return [check(kind["list"], item, f"{path}[{index}]") for index, item in enumerate(value)]
    return whole(value, kind, path, expected) if kind in INTEGERS else value


def list_or_number(kind):
    return "an array" if isinstance(kind, dict) else "a number"


def wanted(kind):
    if isinstance(kind, dict):
        return "an array"
    if kind in INTEGERS:
        return "an integer from {} to {}".format(*INTEGERS[kind])
    return {"bool": "true or false", "string": "a string"}[kind]


def whole(number, kind, path, expected):
    """Whole numbers in any spelling are integers; the exponent is looked at before the digits are multiplied out."""
    low, high = INTEGERS[kind]
    exact = Decimal(number)
    if exact and (exact.adjusted() > 20 or exact != exact.to_integral_value() or not low <= exact <= high):
        raise Refused(f"Argument '{path}' must be {expected}.")
    return int(exact)


def kind_of(value):
    match value:
        case None:
            return "null"
        case bool():
            return "a boolean"
        case Number():
            return "a number"
        case str():
            return "a string"
        case Pairs():
            return "an object"
        case _:
            return "an array"


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
