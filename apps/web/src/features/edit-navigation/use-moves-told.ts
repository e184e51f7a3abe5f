import { useState } from 'react';
import type { OfferedEntry } from '../../blocks/navigation/offered-entry';
import { MORE } from '../../blocks/navigation/usual-order';
import { useText } from '../../platform/i18n/use-text';

/** Called with the moved row's id and the new order of all ids of its list. */
export type Moved = (id: string, ids: readonly string[]) => void;

/** Texts for screen readers that say where a row was moved to. */
export function useMovesTold(entries: readonly OfferedEntry[]) {
  const text = useText();
  const [words, setWords] = useState('');

  function tellMoved(id: string, ids: readonly string[]) {
    const name = entries.find((entry) => entry.id === id)?.name ?? '';
    const line = ids.indexOf(MORE);
    const at = ids.indexOf(id);
    if (line === -1) return setWords(text('edit_nav.moved', { name, place: at + 1, count: ids.length }));
    const isMore = at > line;
    setWords(
      text(isMore ? 'edit_nav.moved_more' : 'edit_nav.moved', {
        name,
        place: isMore ? at - line : at + 1,
        count: isMore ? ids.length - line - 1 : line,
      }),
    );
  }

  return { words, tell: setWords, tellMoved };
}
