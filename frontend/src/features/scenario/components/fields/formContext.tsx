/** The document of the fields, and their size. */

import { createContext, type ReactNode, useContext } from "react";
import type { FieldProblem } from "@/api/problem";
import type { JsonSchema, Scenario } from "@/api/types";

interface Form {
  scenario: Scenario;
  schema: JsonSchema;
  problems: readonly FieldProblem[];
  edit: (path: string, value: unknown) => void;
  /** What the latest recommendation says of each field that it fills; none where there is no recommendation. */
  recommended?: ReadonlyMap<string, unknown> | null;
  /** Smallest values that hardware can meet, by the path of the goals below them. */
  reachable?: ReadonlyMap<string, number>;
  /** Desktops per host that the CPU goal allows, as the latest answer says; null if it is unknown. */
  desktopsPerHost?: number | null;
  /** The value that a field returns to, if it depends on other fields; undefined for fields that answer a question. */
  standardOf?: (path: string, standard: unknown) => unknown;
}

const FormContext = createContext<Form | null>(null);
const SizeContext = createContext<"xs" | "sm">("sm");

/** Fields inside are smaller: for a form in a card. */
export function SmallFields({ children }: { children: ReactNode }) {
  return <SizeContext value="xs">{children}</SizeContext>;
}

export const useSize = () => useContext(SizeContext);

export function ScenarioForm({ children, ...form }: Form & { children: ReactNode }) {
  return <FormContext value={form}>{children}</FormContext>;
}

export function useForm(): Form {
  const form = useContext(FormContext);
  if (form === null) throw new Error("a scenario field stands outside <ScenarioForm>");
  return form;
}
