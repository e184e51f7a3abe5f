import { feedKey, type Feed } from '@linnet/domain';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readAnchor } from '../../../blocks/feed/read-anchor';
import { isAtTop } from '../../../platform/browser/is-at-top';
import { useClient } from '../../../platform/client/client-provider';
import { useVisit } from '../../../platform/navigation/use-visit';
import { lastPlacesOf } from './last-places';

/** Notes on leaving a timeline where it was read. At its top there is no place to come back to. */
export function useLastPlace(feed: Feed, frame: RefObject<HTMLElement | null>): void {
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
      const anchor = readAnchor(stood.current, feed.pageOf);
      if (anchor === undefined || isAtTop()) places.delete(feedKey(feed.source));
      else places.set(feedKey(feed.source), { anchor, visit });
    };
  }, [client, feed, visit]);
}
