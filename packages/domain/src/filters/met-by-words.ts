import type { StatusId } from '@linnet/api';
import type { Client } from '../client';
import type { Author } from '../views/author';

/** The largest number of posts to search: the latest ones. */
const MOST = 400;

export interface MetByWords {
  /** The number of posts that were searched. */
  readonly looked: number;
  /** The posts with a muted word, newest last. */
  readonly met: readonly { id: StatusId; author: Author; text: string; words: readonly string[] }[];
}

/** The loaded posts that contain a muted word of the viewer. */
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
