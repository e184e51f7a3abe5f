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
  /** `page`: where it was read on this page. `server`: the read marker, which holds for all devices. */
  readonly kind: 'page' | 'server';
  readonly id: string;
  /** Cursor of the page that contains the row. */
  readonly page?: Cursor | undefined;
  /** Distance of the row's upper edge from that of the window, in pixels; null for directly below the bars. */
  readonly offset: number | null;
}

/** Nothing is offered if at most this many posts are unread: they are in view. */
const IN_SIGHT = 3;

interface Known {
  readonly rows: readonly FeedRow[];
  /** Id of the row that was searched for and not found. */
  readonly lost: string | null;
}

/**
 * The position that is offered after opening a timeline by a link. Back and reload restore their position by
 * themselves; it is offered only if it was not found.
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
