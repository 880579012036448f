#!/bin/sh
# @supabase/lite 0.10.0 with Node 20 and 24.
#
# Whoever imports it gets another `process.emitWarning` for the whole process, without calling anything. Node's
# own takes a text or an Error. The one that takes its place takes texts alone: a warning that is an Error,
# as Node and libraries often emit them, throws a TypeError where it is emitted. Who keeps the function before
# the import, and puts it back after it, has Node's own again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --no-audit --no-fund @supabase/lite@0.10.0 >> npm.log 2>&1
cat > seen.mjs <<'SCRIPT'
const warn = (warning) => {
  try {
    process.emitWarning(warning);
    return "emitted";
  } catch (error) {
    return error.name;
  }
};
const own = process.emitWarning;
const seen = [`an Error, before the import: ${warn(new Error("an old option"))}`];
await import("@supabase/lite");
seen.push(
  `the same function after it: ${process.emitWarning === own}`,
  `a text, after it: ${warn("an old option")}`,
  `an Error, after it: ${warn(new Error("an old option"))}`,
);
process.emitWarning = own;
seen.push(`an Error, with Node's own put back: ${warn(new Error("an old option"))}`);
console.log(`Node ${process.version}\n${seen.join("\n")}`);
const expected = [
  "an Error, before the import: emitted",
  "the same function after it: false",
  "a text, after it: emitted",
  "an Error, after it: TypeError",
  "an Error, with Node's own put back: emitted",
];
if (seen.join() !== expected.join()) {
  console.log("This has changed. Seen before:\n" + expected.join("\n"));
  process.exit(1);
}
SCRIPT
node --no-warnings seen.mjs
