import type { StatusId } from '@linnet/api';
import { type Feed, compareIds, feedKey } from '@linnet/domain';
import { readMarkersOf } from '@linnet/domain/markers';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readAnchor } from '../../../blocks/feed/use-list-scroll';
import type { GoToResult, ReadingPositionProps } from '../../../blocks/timeline/timeline-list';
import { isAtTop } from '../../../platform/browser/page-top';
import { usePageFocus } from '../../../platform/browser/use-page-visible';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useVisit } from '../../../platform/navigation/use-route';
import { PositionOffer, lastPositionsOf, usePositionOffer } from './position-offer';

/** Stores where a timeline was read when it is left; at its top, deletes the stored position. */
function useStoredPosition(feed: Feed, frame: RefObject<HTMLElement | null>): void {
  const client = useClient();
  const { key: visit } = useVisit();
  const listFrame = useRef<HTMLElement>(null);
  useEffect(() => {
    listFrame.current = frame.current;
  }, [frame]);

  // Layout effects are cleaned up while the list is still in place, but refs of elements around it are already null.
  useLayoutEffect(() => {
    const positions = lastPositionsOf(client);
    return () => {
      const anchor = readAnchor(listFrame.current, feed.pageOf);
      if (anchor === undefined || isAtTop()) positions.delete(feedKey(feed.source));
      else positions.set(feedKey(feed.source), { anchor, visit });
    };
  }, [client, feed, visit]);
}

interface RowPassedOptions extends Omit<ReadingPositionProps, 'onGo'> {
  /** Id of the row; null for none. */
  readonly id: string | null;
  readonly onPassed: () => void;
}

/** Calls `onPassed` once the viewer has scrolled to a row or below it. */
function useRowPassed({ id, feed, rows, frame, onPassed }: RowPassedOptions): void {
  const check = useEffectEvent(() => {
    const read = readAnchor(frame.current)?.id;
    if (read === undefined || id === null) return;
    const at = (wanted: string): number =>
      rows.findIndex((row) => row.kind === 'status' && row.id === wanted);
    const hasPassed = feed.isOrdered() ? compareIds(read, id) <= 0 : at(id) >= 0 && at(read) >= at(id);
    if (hasPassed) onPassed();
  });

  useEffect(() => {
    if (id === null) return;
    const handleScroll = (): void => check();
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [id]);
}

/** Minimum time between two updates while scrolling. */
const UPDATE_INTERVAL_MS = 200;

/** Updates the read marker of the home timeline, which holds for all devices. */
function useReadMarker({ feed: { source }, rows, frame }: Omit<ReadingPositionProps, 'onGo'>): void {
  const client = useClient();
  const hasFocus = usePageFocus();
  const readMarkers = source.kind === 'home' ? readMarkersOf(client) : null;

  const check = useEffectEvent(() => {
    const id = hasFocus ? readAnchor(frame.current)?.id : undefined;
    // The cast is safe: the anchors of this list are ids of statuses.
    readMarkers?.reading(id === undefined ? null : (id as StatusId));
  });

  // New posts at the top of the page are read without scrolling.
  useEffect(() => check(), [rows, hasFocus]);

  useEffect(() => {
    if (readMarkers === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        check();
      }, UPDATE_INTERVAL_MS);
    };
    const flush = (): void => readMarkers.flush();

    addEventListener('scroll', handleScroll, { passive: true });
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearTimeout(timer);
      readMarkers.reading(null);
      flush();
      removeEventListener('scroll', handleScroll);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [readMarkers]);
}

/** Stores the reading position of a timeline, and offers to return to the last one. It never scrolls by itself. */
export function ReadingPosition({ feed, rows, frame, onGo }: ReadingPositionProps) {
  const { notFound, ended } = useCell(feed.state);
  const { offer, dismiss } = usePositionOffer(feed, { rows, lost: notFound });
  useReadMarker({ feed, rows, frame });
  useStoredPosition(feed, frame);
  useRowPassed({ id: offer?.id ?? null, feed, rows, frame, onPassed: dismiss });
  if (offer === null) return null;
  const { id, page, offset } = offer;
  const handleGo = (): Promise<GoToResult> =>
    onGo({ id, page, offset: offset ?? barsHeight(frame.current), orOlder: feed.isOrdered() });
  return (
    <PositionOffer
      offer={offer}
      isNotFound={notFound === id && !rows.some((row) => row.kind === 'status' && row.id === id)}
      isComplete={ended}
      onGo={handleGo}
      onDismiss={dismiss}
    />
  );
}

/** Height of the bars at the top of the window in pixels: the scroll margin of the cards. */
function barsHeight(frame: HTMLElement | null): number {
  const card = frame?.querySelector('[data-status]');
  return card ? Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart) : 0;
}
