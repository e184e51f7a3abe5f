import type { StatusId } from '@linnet/api';
import type { FeedRow, FeedSource } from '@linnet/domain';
import { readPlacesOf } from '@linnet/domain/markers';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readAnchor } from '../../../blocks/feed/read-anchor';
import { usePageFocus } from '../../../platform/browser/use-page-focus';
import { useClient } from '../../../platform/client/client-provider';

/** Milliseconds between two looks at what is being read. */
const PACE = 200;

interface ReadMark {
  readonly source: FeedSource;
  readonly rows: readonly FeedRow[];
  /** What the list stands in. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Notes how far home is read, for all devices. */
export function useReadMark({ source, rows, frame }: ReadMark): void {
  const client = useClient();
  const hasFocus = usePageFocus();
  const marks = source.kind === 'home' ? readPlacesOf(client) : null;

  const look = useEffectEvent(() => {
    const id = hasFocus ? readAnchor(frame.current)?.id : undefined;
    // The card's id entered with the list.
    marks?.reading(id === undefined ? null : (id as StatusId));
  });

  // What shows itself at the top is read without any scrolling.
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
