import type { PlacesProps } from '../../../blocks/timeline/timeline-list';
import { PlaceOffer } from './place-offer';
import { useLastPlace } from './use-last-place';
import { usePassed } from './use-passed';
import { usePlaceOffer } from './use-place-offer';
import { useReadMark } from './use-read-mark';

/** Remembers what is read in a timeline, and offers to go on where it was left. Moves nobody by itself. */
export function Places({ feed, rows, frame, onGo }: PlacesProps) {
  const { offer, dismiss } = usePlaceOffer(feed, rows);
  useReadMark({ source: feed.source, rows, frame });
  useLastPlace(feed.source, frame);
  usePassed({ id: offer?.id ?? null, rows, isOrdered: feed.isOrdered(), frame }, dismiss);
  if (offer === null) return null;
  const { id, offset } = offer;
  const handleGo = (): Promise<boolean> =>
    onGo({ id, offset: offset ?? barsOver(frame.current), orOlder: true });
  return <PlaceOffer offer={offer} onGo={handleGo} onDismiss={dismiss} />;
}

/** Pixels at the window's top that bars cover, as the cards themselves know it. */
function barsOver(frame: HTMLElement | null): number {
  const card = frame?.querySelector('[data-status]');
  return card ? Number.parseFloat(getComputedStyle(card).scrollMarginBlockStart) : 0;
}
