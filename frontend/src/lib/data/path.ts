/** Fields of a document by their path, as problem documents name them: `pools.0.n_desktops`. */

type Path = string;

function steps(path: Path): string[] {
  return path === "" ? [] : path.split(".");
}

/** The value at a path, or undefined. */
export function valueAt(document: unknown, path: Path): unknown {
  return steps(path).reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | null | undefined)?.[step],
    document,
  );
}

/** A copy of the document with one value replaced; everything else is shared. */
export function withValueAt<T>(document: T, path: Path, value: unknown): T {
  const [step, ...rest] = steps(path);
  if (step === undefined) return value as T;
  const copy = Array.isArray(document) ? [...document] : { ...document };
  const node = copy as Record<string, unknown>;
  node[step] = withValueAt(node[step], rest.join("."), value);
  return copy as T;
}
