import { Fragment, type ReactNode } from 'react';
import type { MessageId } from './message-id';
import { useTextContext } from './text-provider';

interface TextProps {
  readonly id: MessageId;
  /** Values of the placeholders; elements may stand among the words, and functions wrap its tags. */
  readonly values?: Readonly<Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>>;
}

/** A message as content. Where plain text is needed (a label, a title), use `useText`. */
export function Text({ id, values }: TextProps) {
  const { catalog, formatter } = useTextContext();
  if (!catalog.has(id)) return catalog.miss(id);
  const parts = formatter.message<ReactNode>(id, values);
  // The parts of a message never change their order: their place is their key.
  return parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
}
