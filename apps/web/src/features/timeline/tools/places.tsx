import type { GoingEnd, PlacesProps } from '../../../blocks/timeline/timeline-list';
import { useCell } from '../../../platform/client/use-cell';
import { PlaceOffer } from './place-offer';
import { useLastPlace } from './use-last-place';
import { usePassed } from './use-passed';
import { usePlaceOffer } from './use-place-offer';
import { useReadMark } from './use-read-mark';

/** Stores the reading position of a timeline, and offers to return to the last one. It never scrolls by itself. */
export function Places({ feed, rows, frame, onGo }: PlacesProps) {
  const { lost, ended } = useCell(feed.state);
  const { offer, dismiss } = usePlaceOffer(feed, { rows, lost });
  useReadMark({ source: feed.source, rows, frame });
  useLastPlace(feed, frame);
  usePassed({ id: offer?.id ?? null, rows, isOrdered: feed.isOrdered(), frame }, dismiss);
  if (offer === null) return null;
  const { id, page, offset } = offer;
  const handleGo = (): Promise<GoingEnd> =>
    onGo({ id, page, offset: offset ?? barsOver(frame.current), orOlder: feed.isOrdered() });
  return (
    <PlaceOffer
      offer={offer}
      isLost={lost === id && !rows.some((row) => row.kind === 'status' && row.id === id)}
      isWhole={ended}
      onGo={handleGo}
      onDismiss={dismiss}
    />
  );
}

/** Height of the bars at the top of the window in pixels: the scroll margin of the cards. */
function barsOver(frame: HTMLElement | null): number {
  const card = frame?.querySelector('[data-status]');
  return card ? Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart) : 0;
}
