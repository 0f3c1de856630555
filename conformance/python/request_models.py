"""Builds the request models of `openai`, `anthropic` and `google-genai` from lowered tools.

Reads JSON Lines from standard input, each with `id`, `form` (a key of `readers`) and `wire`: the tool in that form.
Each must be taken by the model of its form, and what the model would send must be what it was given. Prints a line
for each that is not, then how many were read. Exit 0: all are; 1: one is not; 3: a package is missing, and the
line says which.
"""

import json
import sys

MISSING = 3


def readers():
    """For each form, a function from a tool to what the provider's own model makes of it."""
    from anthropic.types import ToolParam
    from google.genai import types
    from openai.types.chat import ChatCompletionFunctionToolParam
    from openai.types.responses import FunctionToolParam
    from pydantic import TypeAdapter

    def of_type(model):
        adapter = TypeAdapter(model)
        return lambda wire: adapter.dump_python(adapter.validate_python(wire), exclude_unset=True)

    def gemini(wire):
        tool = types.Tool.model_validate(wire)
        config = types.GenerateContentConfig(tools=[tool])
        return config.model_dump(by_alias=True, exclude_none=True)["tools"][0]

    return {
        "openai-chat": of_type(ChatCompletionFunctionToolParam),
        "openai-responses": of_type(FunctionToolParam),
        "anthropic": of_type(ToolParam),
        "gemini": gemini,
    }


def complaint(read, wire):
    """What is wrong with a tool; none where nothing is."""
    try:
        sent = read(wire)
    except Exception as error:  # Whatever a model refuses by.
        return f"is refused: {error}"
    if sent != wire:
        return f"becomes {json.dumps(sent)}"
    return None


def main():
    try:
        forms = readers()
    except ImportError as error:
        print(f"{error.name or error} cannot be imported")
        return MISSING
    count = failures = 0
    for line in sys.stdin:
        tool = json.loads(line)
        count += 1
        why = complaint(forms[tool["form"]], tool["wire"])
        if why is not None:
            failures += 1
            print(f"{tool['id']} as {tool['form']} {why}")
    print(f"{count} tools were read")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
