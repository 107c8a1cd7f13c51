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

function check(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const report = (node, text) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    problems.push(`${relative(process.cwd(), file)}:${line + 1}: "${text.trim()}" is not a message`);
  };
  const isText = (node) => node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node));
  const visit = (node) => {
    if (ts.isJsxText(node) && isForReaders(node.text)) report(node, node.text);
    if (ts.isJsxAttribute(node) && READ_ATTRIBUTES.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (isText(value) && isForReaders(value.text)) report(node, value.text);
    }
    if (
      ts.isJsxExpression(node) &&
      !ts.isJsxAttribute(node.parent) &&
      isText(node.expression) &&
      isForReaders(node.expression.text)
    )
      report(node, node.expression.text);
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
