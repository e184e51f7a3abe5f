import type { StatusId } from '@linnet/api';
import type { Author } from '../graph/author';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';
import type { MuteReason } from './mute-reason';

/** The largest number of posts to search: the latest ones. */
const MAX_SEARCHED = 400;

export interface MutedByWords {
  /** The number of posts that were searched. */
  readonly checkedCount: number;
  /** The posts with a muted word, newest last. */
  readonly matches: readonly { id: StatusId; author: Author; text: string; words: readonly string[] }[];
}

interface Needed {
  readonly graph: Graph;
  readonly statusViews: { get(id: StatusId): StatusText | undefined };
}

/** What is read of the view of a status. */
interface StatusText {
  readonly id: StatusId;
  readonly author: Author;
  readonly content: { readonly plainText: string };
  readonly status: Pick<StatusRow, 'subject' | 'deleted'>;
  readonly repeater: unknown;
  readonly reasons: readonly MuteReason[];
}

/** The loaded posts that contain a muted word of the viewer. */
export function mutedByWords({ graph, statusViews }: Needed): MutedByWords {
  const views = [...graph.statuses.ids()].slice(-MAX_SEARCHED).flatMap((id) => {
    const view = statusViews.get(id);
    return view === undefined || view.repeater !== null || view.status.deleted ? [] : [view];
  });
  const matches = views.flatMap(({ id, author, content, status, reasons }) => {
    const found = reasons.find(({ kind }) => kind === 'words');
    if (found?.kind !== 'words') return [];
    const text = [status.subject, content.plainText].filter(Boolean).join(' – ');
    return [{ id, author, text, words: found.words }];
  });
  return { checkedCount: views.length, matches };
}
