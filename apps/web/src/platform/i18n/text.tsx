import { Fragment, type ReactNode } from 'react';
import type { MessageId } from './message-id';
import { useTextContext } from './text-provider';

interface TextProps {
  readonly id: MessageId;
  /** Values of the placeholders: elements are allowed, and functions wrap the content of tags. */
  readonly values?: Readonly<Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>>;
}

/** A message as content. Where a string is needed (a label, a title), use `useText`. */
export function Text({ id, values }: TextProps) {
  const { catalog, formatter } = useTextContext();
  if (!catalog.has(id)) return catalog.miss(id);
  const parts = formatter.message<ReactNode>(id, values);
  // The pieces of a message never change their order, so the index is a stable key.
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
