import { type Feed, compareIds, feedKey } from '@linnet/domain';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { readAnchor } from '../../../blocks/feed/use-list-scroll';
import type { GoToResult, ReadingPositionProps } from '../../../blocks/timeline/timeline-list';
import { isAtTop } from '../../../platform/browser/page-top';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useVisit } from '../../../platform/navigation/use-route';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import { type Offer, PositionOffer, lastPositionsOf, usePositionOffer } from './position-offer';

/** The place that all of the viewer's devices share. Loaded for signed-in viewers only. */
const HomeMarker = lazyPart(() => import('./home-marker').then((part) => part.HomeMarker));

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

/** Stores the reading position of a timeline, and offers to return to the last one. It never scrolls by itself. */
export function ReadingPosition({ feed, rows, frame, onGo }: ReadingPositionProps) {
  const { notFound, ended } = useCell(feed.state);
  const [readTo, setReadTo] = useState<string | null>(null);
  const isHome = feed.source.kind === 'home';
  const { offer, dismiss } = usePositionOffer(feed, { rows, lost: notFound, readTo: isHome ? readTo : null });
  useStoredPosition(feed, frame);
  useRowPassed({ id: offer?.id ?? null, feed, rows, frame, onPassed: dismiss });
  const isRow = (id: string): boolean => rows.some((row) => row.kind === 'status' && row.id === id);
  const goTo = ({ id, page, offset }: Offer): Promise<GoToResult> =>
    onGo({ id, page, offset: offset ?? barsHeight(frame.current), orOlder: feed.isOrdered() });
  return (
    <>
      {isHome && <HomeMarker rows={rows} frame={frame} onReadTo={setReadTo} />}
      {offer && (
        <PositionOffer
          offer={offer}
          isNotFound={notFound === offer.id && !isRow(offer.id)}
          isComplete={ended}
          onGo={() => goTo(offer)}
          onDismiss={dismiss}
        />
      )}
    </>
  );
}

/** Height of the bars at the top of the window in pixels: the scroll margin of the cards. */
function barsHeight(frame: HTMLElement | null): number {
  const card = frame?.querySelector('[data-status]');
  return card ? Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart) : 0;
}
