import type { MessageId } from './message-id';
import { useTextContext } from './text-provider';

export type TextValues = Readonly<Record<string, string | number>>;

/** Formats a message as a string: `text('general.retry')`, `text('timeline.new', { count: 3 })`. */
export type GetText = (id: MessageId, values?: TextValues) => string;

export function useText(): GetText {
  const { catalog, formatter } = useTextContext();
  return (id, values) =>
    catalog.has(id) ? formatter.message<string>(id, values).join('') : catalog.miss(id);
}
