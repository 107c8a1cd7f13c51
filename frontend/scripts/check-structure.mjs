/** Fails when a module, a function or a folder of `src` is too large. Tests, styles and generated files do not count. */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const MAX_MODULE_LINES = 600;
const MAX_FUNCTION_LINES = 80;
const MAX_MODULES_PER_FOLDER = 15;

const root = fileURLToPath(new URL("../src", import.meta.url));
const isModule = (name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);
const isGenerated = (path) => /api\/(schema|fields|forms)\.ts$|\.gen\.ts$/.test(path);

const problems = [];

function nameOf(node) {
  const named = node.name ?? node.parent?.name;
  return named && ts.isIdentifier(named) ? named.text : "anonymous function";
}

function checkFunctions(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const lines = lineOf(node.getEnd()) - lineOf(node.getStart()) + 1;
      if (lines > MAX_FUNCTION_LINES)
        problems.push(`${path}: ${nameOf(node)} has ${lines} lines; ${MAX_FUNCTION_LINES} are allowed`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function checkModule(file) {
  const path = relative(process.cwd(), file);
  const text = readFileSync(file, "utf8");
  const lines = text.split("\n").length - 1;
  if (lines > MAX_MODULE_LINES) problems.push(`${path}: ${lines} lines; ${MAX_MODULE_LINES} are allowed`);
  checkFunctions(path, text);
}

function checkFolder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const modules = entries.filter((entry) => entry.isFile() && isModule(entry.name));
  if (modules.length > MAX_MODULES_PER_FOLDER)
    problems.push(
      `${relative(process.cwd(), folder)}: ${modules.length} modules; ${MAX_MODULES_PER_FOLDER} are allowed`,
    );
  for (const { name } of modules) if (!isGenerated(join(folder, name))) checkModule(join(folder, name));
  for (const entry of entries) if (entry.isDirectory()) checkFolder(join(folder, entry.name));
}

checkFolder(root);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}
