import { feedKey, type Feed } from '@linnet/domain';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readAnchor } from '../../../blocks/feed/read-anchor';
import { isAtTop } from '../../../platform/browser/is-at-top';
import { useClient } from '../../../platform/client/client-provider';
import { useVisit } from '../../../platform/navigation/use-visit';
import { lastPlacesOf } from './last-places';

/** Stores where a timeline was read when it is left; at its top, deletes the stored position. */
export function useLastPlace(feed: Feed, frame: RefObject<HTMLElement | null>): void {
  const client = useClient();
  const { key: visit } = useVisit();
  const stood = useRef<HTMLElement>(null);
  useEffect(() => {
    stood.current = frame.current;
  }, [frame]);

  // Layout effects are cleaned up while the list is still in place, but refs of elements around it are already null.
  useLayoutEffect(() => {
    const places = lastPlacesOf(client);
    return () => {
      const anchor = readAnchor(stood.current, feed.pageOf);
      if (anchor === undefined || isAtTop()) places.delete(feedKey(feed.source));
      else places.set(feedKey(feed.source), { anchor, visit });
    };
  }, [client, feed, visit]);
}
