/**
 * Check the messages in `seed-data/languages/<language>/browser`, with those shared with the service, and write their
 * ids and parameters to `src/i18n/messages.gen.ts`.
 *
 * Fails on a syntax error, an id outside its file's prefix, an id that no source names, a missing or superfluous
 * translation, parameters or tags that differ between languages, and a text that is read while a module loads.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parse, Visitor } from "@fluent/syntax";
import ts from "typescript";

const src = fileURLToPath(new URL("../src", import.meta.url));
const allLanguages = fileURLToPath(new URL("../../seed-data/languages", import.meta.url));
const DEFAULT_LANGUAGE = "en";
/** Files of the service whose messages the browser uses too. */
const SHARED = ["fact.ftl"];
const PLURALS = new Set(["zero", "one", "two", "few", "many"]);

class Reader extends Visitor {
  parameters = new Map();
  messages = new Set();

  note(name, type) {
    if (this.parameters.get(name) !== "number") this.parameters.set(name, type);
  }

  visitVariableReference({ id }) {
    this.note(id.name, "string | number");
  }

  visitMessageReference({ id }) {
    this.messages.add(id.name);
  }

  visitSelectExpression(node) {
    const isPlural = node.variants.some(({ key }) => PLURALS.has(key.name) || key.type === "NumberLiteral");
    if (isPlural && node.selector.type === "VariableReference") this.note(node.selector.id.name, "number");
    this.genericVisit(node);
  }

  visitFunctionReference(node) {
    const [first] = node.arguments.positional;
    if (first?.type === "VariableReference") this.note(first.id.name, "number");
    this.genericVisit(node);
  }
}

const textOf = (pattern) => JSON.stringify(pattern);

/** Returns the messages of one file by id: their parameters, tags and the messages they refer to. */
export function readMessages(path, problems) {
  const found = new Map();
  const name = basename(path, ".ftl");
  for (const entry of parse(readFileSync(path, "utf8"), {}).body) {
    if (entry.type === "Junk")
      problems.push(`${path}: ${entry.annotations[0]?.message}: ${entry.content.trim()}`);
    if (entry.type !== "Message") continue;
    const id = entry.id.name;
    const reader = new Reader();
    reader.visit(entry);
    const tags = new Set([...textOf(entry.value).matchAll(/<(\w+)>/g)].map(([, tag]) => tag));
    if (!id.startsWith(`${name}-`)) problems.push(`${path}: ${id} has to begin with ${name}-`);
    if (found.has(id)) problems.push(`${path}: ${id} is there twice`);
    found.set(id, { parameters: reader.parameters, tags, messages: reader.messages });
  }
  return found;
}

function languagesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function readLanguage(languages, language, problems) {
  const folder = join(languages, language, "browser");
  const own = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  const shared = SHARED.map((file) => join(languages, language, file)).filter(existsSync);
  const paths = [...own.map((file) => join(folder, file)), ...shared];
  return new Map(paths.flatMap((path) => [...readMessages(path, problems)]));
}

const listed = (names) => [...names].sort().join(", ") || "none";

function compare(language, english, translated, problems) {
  for (const [id, { parameters, tags }] of english) {
    const other = translated.get(id);
    if (other === undefined) {
      problems.push(`${language}: ${id} is missing`);
      continue;
    }
    const [ours, theirs] = [listed(parameters.keys()), listed(other.parameters.keys())];
    if (ours !== theirs) problems.push(`${language}: ${id} has parameters ${theirs}; English has ${ours}`);
    if (listed(tags) !== listed(other.tags))
      problems.push(`${language}: ${id} has tags ${listed(other.tags)}; English has ${listed(tags)}`);
  }
  for (const id of translated.keys())
    if (!english.has(id)) problems.push(`${language}: ${id} is not in English`);
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|gen)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function isWithinFunction(node) {
  for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return true;
  return false;
}

/** Collects ids that a source names, whole or as a template; notes texts that are read while the module loads. */
function usesIn(path, names, patterns, problems) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) names.add(node.text);
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      if (/^[a-z]+-/.test(node.head.text)) patterns.push(new RegExp(`^${escaped.join("[\\w-]+")}$`));
    } else if (ts.isCallExpression(node) && node.expression.getText() === "t" && !isWithinFunction(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      problems.push(
        `${relative(src, path)}:${line + 1}: t() is called while the module loads; keep the id instead`,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function findUnused(english, sources, problems) {
  const names = new Set();
  const patterns = [];
  for (const path of sources) usesIn(path, names, patterns, problems);
  for (const { messages } of english.values()) for (const id of messages) names.add(id);
  for (const id of english.keys())
    if (!names.has(id) && !patterns.some((pattern) => pattern.test(id))) problems.push(`${id} is not used`);
}

/** Returns the TypeScript that declares the ids with their parameters. */
function declaration(english) {
  const typeOf = (id, seen = new Set()) => {
    const { parameters, messages } = english.get(id) ?? { parameters: new Map(), messages: [] };
    const all = new Map(parameters);
    for (const other of messages)
      if (!seen.has(other)) for (const [k, v] of typeOf(other, seen.add(other))) all.set(k, v);
    return all;
  };
  const lines = [...english.keys()].sort().map((id) => {
    const fields = [...typeOf(id)].map(([name, type]) => `${name}: ${type}`);
    return `  "${id}": ${fields.length > 0 ? `{ ${fields.join("; ")} }` : "undefined"};`;
  });
  return `/* Generated by scripts/messages.mjs. Do not edit. */\n\nexport interface Messages {\n${lines.join("\n")}\n}\n`;
}

/** Returns everything that is wrong, and the declaration of the ids. */
export function checkMessages(languages, sources) {
  const problems = [];
  const english = readLanguage(languages, DEFAULT_LANGUAGE, problems);
  for (const language of languagesIn(languages)) {
    if (language !== DEFAULT_LANGUAGE)
      compare(language, english, readLanguage(languages, language, problems), problems);
  }
  findUnused(english, sources, problems);
  return { problems, declaration: declaration(english) };
}

function main() {
  const { problems, declaration: text } = checkMessages(allLanguages, sourcesIn(src));
  const target = join(src, "i18n/messages.gen.ts");
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) writeFileSync(target, text);
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main();
