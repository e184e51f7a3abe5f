import type { StatusId } from '@linnet/api';
import type { Client } from '../client';
import type { Author } from '../views/author';

/** Posts looked through at most: those that came last. */
const MOST = 400;

export interface MetByWords {
  /** How many posts were looked through. */
  readonly looked: number;
  /** Those with a muted word, newest last. */
  readonly met: readonly { id: StatusId; author: Author; text: string; words: readonly string[] }[];
}

/** Which of the posts that are loaded have a muted word of the reader in them. */
export function metByWords({ graph, statusViews }: Pick<Client, 'graph' | 'statusViews'>): MetByWords {
  const views = [...graph.statuses.ids()].slice(-MOST).flatMap((id) => {
    const view = statusViews.get(id);
    return view === undefined || view.repeater !== null || view.status.deleted ? [] : [view];
  });
  const met = views.flatMap(({ id, author, content, status, reasons }) => {
    const found = reasons.find(({ kind }) => kind === 'words');
    if (found?.kind !== 'words') return [];
    const text = [status.subject, content.plainText].filter(Boolean).join(' – ');
    return [{ id, author, text, words: found.words }];
  });
  return { looked: views.length, met };
}
