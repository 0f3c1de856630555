// Answers the questions of the suite for a few rows of the contract; the rest is declared as unsupported.
//
// Run it with: olt verify -- node conformance/harness/javascript/harness.mjs
//
// What stands above the line is the harness: what any implementation needs. The rest is a small implementation, from
// the signature JSON. It describes only: JSON.parse loses repeated names and 64-bit numbers, which decoding is about.

import { createInterface } from "node:readline";

const UNSUPPORTED = [
  ..."decode invoke check lower docComments outputSchema toolnexus decimal float double set dictionary".split(" "),
  ..."json jsonObject jsonArray enum record range stringLength length pattern email url".split(" "),
];

async function main() {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const request = JSON.parse(line);
    process.stdout.write(JSON.stringify({ id: request.id, ...answer(request) }) + "\n");
  }
}

function answer(request) {
  switch (request.op) {
    case "hello":
      return { impl: { name: "example", version: "1", language: "javascript" }, unsupported: UNSUPPORTED };
    case "describe":
      return { outcome: "ok", tool: describe(request.signature) };
    default:
      return { outcome: "unsupported" };
  }
}

// ---------------------------------------------------------------------------------------------------------------------

// Fragments are lists of members, so that a number keeps the digits it was given.
const text = (members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(",")}}`;
const string = (format) => [["type", '"string"'], ...(format ? [["format", `"${format}"`]] : [])];
const integer = (minimum, maximum) => [["type", '"integer"'], ["minimum", minimum], ["maximum", maximum]];

const SCALARS = {
  bool: [["type", '"boolean"']],
  string: string(),
  char: [...string(), ["minLength", "1"], ["maxLength", "1"]],
  guid: string("uuid"),
  dateTime: string("date-time"),
  dateTimeOffset: string("date-time"),
  dateOnly: string("date"),
  timeOnly: string("time"),
  timeSpan: [...string(), ["pattern", JSON.stringify("^-?(\\d+\\.)?\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$")]],
  uri: string("uri"),
  base64: [...string(), ["contentEncoding", '"base64"']],
  sbyte: integer("-128", "127"),
  byte: integer("0", "255"),
  short: integer("-32768", "32767"),
  ushort: integer("0", "65535"),
  int: integer("-2147483648", "2147483647"),
  uint: integer("0", "4294967295"),
  long: integer("-9223372036854775808", "9223372036854775807"),
  ulong: integer("0", "18446744073709551615"),
};

// The order of keywords; those of other rows never occur here.
const ORDER = "type format description minimum maximum minLength maxLength pattern contentEncoding items default".split(" ");
const ordered = (members) => members.toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));

function fragment(type) {
  if (typeof type === "string") return SCALARS[type];
  if (type.list) return [["type", '"array"'], ["items", text(fragment(type.list))]];
  return fragment(type.nullable).map(([name, value]) => [name, name === "type" ? `[${value},"null"]` : value]);
}

// The default of a structure is filled in, and not written.
const UNWRITTEN = "guid dateTime dateTimeOffset dateOnly timeOnly timeSpan".split(" ");
const isWritten = (type) => !UNWRITTEN.includes(type.nullable ?? type);

function property({ type, description, default: value }) {
  const members = [...fragment(type)];
  if (description) members.push(["description", JSON.stringify(description)]);
  if (value !== undefined && value !== "null" && isWritten(type)) members.push(["default", value]);
  return text(ordered(members));
}

function describe({ name, description = "", parameters, ...said }) {
  const required = parameters.filter((parameter) => parameter.default === undefined && !parameter.optional);
  const schema = [
    ["type", '"object"'],
    ["properties", text(parameters.map((parameter) => [parameter.name, property(parameter)]))],
    ...(required.length ? [["required", JSON.stringify(required.map((parameter) => parameter.name))]] : []),
    ["additionalProperties", "false"],
  ];
  const { endsLoop = false, requiresApproval = false, parallelSafe = true, timeoutSeconds = 0 } = said;
  const metadata = { endsLoop, requiresApproval, parallelSafe, timeoutSeconds };
  return { name, description, inputSchema: text(schema), metadata };
}

await main();
