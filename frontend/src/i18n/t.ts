/** Text by message id, in the reader's language. Call it while rendering, never when a module loads. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { englishBundle } from "./bundles";
import type { Messages } from "./messages.gen";

export type MessageId = keyof Messages;

/** Ids of messages that take no parameters: labels, headings, buttons. */
export type LabelId = { [Id in MessageId]: Messages[Id] extends undefined ? Id : never }[MessageId];

type Given<Id extends MessageId> = Messages[Id] extends undefined ? [] : [parameters: Messages[Id]];

const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);

let active: FluentBundle = englishBundle(wanted);

/** Makes a bundle the one that texts come from; `useLanguage` calls it, and renders the page again. */
export function setBundle(bundle: FluentBundle): void {
  active = bundle;
}

/** Returns the text of a message: t("runs-cancel"), t("runs-eta", { left: duration(12) }). */
export function t<Id extends MessageId>(id: Id, ...[parameters]: Given<Id>): string {
  return textOf(id, parameters);
}

/** Returns the text of an id that is made at run time, such as that of a field by its name; undefined without a message. */
export function textIfAny(id: string): string | undefined {
  return active.hasMessage(id) ? textOf(id as MessageId) : undefined;
}

export function textOf(id: MessageId, parameters?: Record<string, FluentVariable>): string {
  const pattern = active.getMessage(id)?.value;
  if (pattern == null) return id;
  const errors: Error[] = [];
  const text = active.formatPattern(pattern, parameters ?? null, errors);
  if (errors[0] && import.meta.env.DEV) throw errors[0];
  return text;
}
