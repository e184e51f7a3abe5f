import type { StatusId } from '@linnet/api';
import type { FeedRow, FeedSource } from '@linnet/domain';
import { readPlacesOf } from '@linnet/domain/markers';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readAnchor } from '../../../blocks/feed/read-anchor';
import { usePageFocus } from '../../../platform/browser/use-page-focus';
import { useClient } from '../../../platform/client/client-provider';

/** Minimum time between two updates while scrolling, in milliseconds. */
const PACE = 200;

interface ReadMark {
  readonly source: FeedSource;
  readonly rows: readonly FeedRow[];
  /** The element around the list. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Updates the read marker of the home timeline, which holds for all devices. */
export function useReadMark({ source, rows, frame }: ReadMark): void {
  const client = useClient();
  const hasFocus = usePageFocus();
  const marks = source.kind === 'home' ? readPlacesOf(client) : null;

  const look = useEffectEvent(() => {
    const id = hasFocus ? readAnchor(frame.current)?.id : undefined;
    // The id is that of a card in the list.
    marks?.reading(id === undefined ? null : (id as StatusId));
  });

  // New posts at the top of the page are read without scrolling.
  useEffect(() => look(), [rows, hasFocus]);

  useEffect(() => {
    if (marks === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, PACE);
    };
    const flush = (): void => marks.flush();

    addEventListener('scroll', handleScroll, { passive: true });
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearTimeout(timer);
      marks.reading(null);
      flush();
      removeEventListener('scroll', handleScroll);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [marks]);
}
