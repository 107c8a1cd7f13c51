import type { FluentVariable } from "@fluent/bundle";
import { Fragment, type ReactNode } from "react";
import type { Messages } from "./messages.gen";
import { type MessageId, textOf } from "./t";

interface Props<Id extends MessageId> {
  id: Id;
  parameters?: Messages[Id];
  /** Renders the text between tags of the same name: <link>the scenario</link>. */
  tags: Record<string, (content: string) => ReactNode>;
}

const TAGGED = /<(\w+)>(.*?)<\/\1>/gs;

/** A message with parts that are drawn as elements, such as a link within a sentence. */
export function RichText<Id extends MessageId>({ id, parameters, tags }: Props<Id>) {
  const text = textOf(id, parameters as Record<string, FluentVariable> | undefined);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAGGED)) {
    const [whole, name, content] = match as unknown as [string, string, string];
    parts.push(text.slice(end, match.index), tags[name]?.(content) ?? content);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other key
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>);
}
