import type { Cursor } from '@linnet/api';
import { compareIds, feedKey, type Feed, type FeedRow } from '@linnet/domain';
import { readPlacesOf } from '@linnet/domain/markers';
import { useEffect, useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';
import { useReturnedRow } from '../../../platform/navigation/use-returned-row';
import { useVisit } from '../../../platform/navigation/use-visit';
import { lastPlacesOf } from './last-places';

export interface Offer {
  /** `page`: where it was read on this page; `server`: how far it was read, on whatever device. */
  readonly kind: 'page' | 'server';
  readonly id: string;
  /** What brings the page that holds it. */
  readonly page?: Cursor | undefined;
  /** Pixels of its upper edge under that of the window; null: right under the bars. */
  readonly offset: number | null;
}

/** So many posts that were not read yet are in sight: no need to be led past them. */
const IN_SIGHT = 3;

interface Known {
  readonly rows: readonly FeedRow[];
  /** The place that was looked for in vain. */
  readonly lost: string | null;
}

/**
 * Where somebody who came by a link may want to go on. Back and reload restore their place by themselves; it is
 * offered only where it was not found.
 */
export function usePlaceOffer(
  feed: Feed,
  { rows, lost }: Known,
): { offer: Offer | null; dismiss: () => void } {
  const client = useClient();
  const key = feedKey(feed.source);
  const isHome = feed.source.kind === 'home';
  const { arrival, key: visit } = useVisit();
  const [left] = useState(() => (arrival === 'link' ? lastPlacesOf(client).get(key) : undefined));
  const returned = useReturnedRow();
  const [sought] = useState(() => (returned !== undefined && returned.id === lost ? returned : undefined));
  const isElsewhere = left !== undefined && left.visit !== visit;
  const [isOver, setOver] = useState(false);
  const readPlaces = readPlacesOf(client);
  const { home } = useCell(readPlaces.readTo);
  useEffect(() => {
    if (isHome) void readPlaces.load();
  }, [isHome, readPlaces]);

  const dismiss = (): void => setOver(true);
  if (isOver) return { offer: null, dismiss };
  if (sought !== undefined) return { offer: { kind: 'page', ...sought }, dismiss };
  if (arrival !== 'link') return { offer: null, dismiss };
  if (isElsewhere) return { offer: { kind: 'page', ...left.anchor }, dismiss };
  if (!isHome || home === null || !isBelow(rows, home)) return { offer: null, dismiss };
  return { offer: { kind: 'server', id: home, offset: null }, dismiss };
}

/** Whether more than a few posts are newer than this one. */
function isBelow(rows: readonly FeedRow[], id: string): boolean {
  const last = rows.filter((row) => row.kind === 'status')[IN_SIGHT];
  return last !== undefined && compareIds(last.id, id) > 0;
}
