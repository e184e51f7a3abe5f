import type { PlacesProps } from '../../../blocks/timeline/timeline-view';
import { PlaceOffer } from './place-offer';
import { useLastPlace } from './use-last-place';
import { usePlaceOffer } from './use-place-offer';
import { useReadMark } from './use-read-mark';

/** Remembers what is read in a timeline, and offers to go on where it was left. Moves nobody by itself. */
export function Places({ feed, rows, frame, onGo }: PlacesProps) {
  const { offer, dismiss } = usePlaceOffer(feed, rows);
  useReadMark({ source: feed.source, rows, frame });
  useLastPlace(feed.source, frame);
  return offer === null ? null : <PlaceOffer offer={offer} onGo={onGo} onDismiss={dismiss} />;
}
