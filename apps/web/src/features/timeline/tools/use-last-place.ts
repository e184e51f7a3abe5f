import { feedKey, type FeedSource } from '@linnet/domain';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readAnchor } from '../../../blocks/feed/read-anchor';
import { isAtTop } from '../../../platform/browser/is-at-top';
import { useClient } from '../../../platform/client/client-provider';
import { useVisit } from '../../../platform/navigation/use-visit';
import { lastPlacesOf } from './last-places';

/** Notes on leaving a timeline where it was read. At its top there is no place to come back to. */
export function useLastPlace(source: FeedSource, frame: RefObject<HTMLElement | null>): void {
  const client = useClient();
  const { key: visit } = useVisit();
  const stood = useRef<HTMLElement>(null);
  useEffect(() => {
    stood.current = frame.current;
  }, [frame]);

  // Layout effects end while the list still stands where it stood, and refs to what is around are gone by then.
  useLayoutEffect(() => {
    const places = lastPlacesOf(client);
    return () => {
      const anchor = readAnchor(stood.current);
      if (anchor === undefined || isAtTop()) places.delete(feedKey(source));
      else places.set(feedKey(source), { anchor, visit });
    };
  }, [client, source, visit]);
}
