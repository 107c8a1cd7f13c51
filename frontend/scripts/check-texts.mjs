/** Fails when a component contains text for readers that is not a message. */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const READ_ATTRIBUTES = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "description",
  "label",
  "placeholder",
  "title",
]);

/** Names and units that are the same in every language. */
const SAME_EVERYWHERE = new Set(["CSV", "IOPS", "JSON", "Stormsizer", "ms"]);
/** Identifiers and addresses, as examples in an empty field. */
const EXAMPLE = /^(?:[a-z]+_[a-z_]+|https:\/\/\S+)$/;
const isForReaders = (text) =>
  /\p{L}{2}/u.test(text) && !SAME_EVERYWHERE.has(text.trim()) && !EXAMPLE.test(text.trim());

const root = fileURLToPath(new URL("../src", import.meta.url));
const problems = [];

const literal = (node) =>
  node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) ? node.text : undefined;

/** Text that a node of JSX shows by itself: between tags, in braces, or in an attribute that is read out. */
function textOf(node) {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literal(node.expression);
  if (!ts.isJsxAttribute(node) || !READ_ATTRIBUTES.has(node.name.getText())) return undefined;
  const value = node.initializer;
  return literal(value && ts.isJsxExpression(value) ? value.expression : value);
}

function check(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const report = (node, text) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    problems.push(`${relative(process.cwd(), file)}:${line + 1}: "${text.trim()}" is not a message`);
  };
  const visit = (node) => {
    const text = textOf(node);
    if (text !== undefined && isForReaders(text)) report(node, text);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function checkFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) checkFolder(path);
    else if (entry.name.endsWith(".tsx") && !entry.name.endsWith(".test.tsx")) check(path);
  }
}

checkFolder(root);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}
