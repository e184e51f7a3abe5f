import type { StatusId } from '@linnet/api';
import { readMarkersOf } from '@linnet/domain/markers';
import { useEffect, useEffectEvent } from 'react';
import { readAnchor } from '../../../blocks/feed/use-list-scroll';
import type { ReadingPositionProps } from '../../../blocks/timeline/timeline-list';
import { usePageFocus } from '../../../platform/browser/use-page-visible';
import { useCell, useClient } from '../../../platform/client/client-provider';

/** Minimum time between two updates while scrolling. */
const UPDATE_INTERVAL_MS = 200;

interface HomeMarkerProps extends Pick<ReadingPositionProps, 'rows' | 'frame'> {
  /** Called with the last status read on another device, or before this page was opened; null while unknown. */
  readonly onReadTo: (id: string | null) => void;
}

/** Renders nothing. Loads and updates the read marker of the home timeline, which holds for all devices. */
export function HomeMarker({ rows, frame, onReadTo }: HomeMarkerProps): null {
  const readMarkers = readMarkersOf(useClient());
  const hasFocus = usePageFocus();
  const { home } = useCell(readMarkers.readTo);
  const reportReadTo = useEffectEvent(onReadTo);
  useEffect(() => void readMarkers.load(), [readMarkers]);
  useEffect(() => reportReadTo(home), [home]);

  const check = useEffectEvent(() => {
    const id = hasFocus ? readAnchor(frame.current)?.id : undefined;
    // The cast is safe: the anchors of this list are ids of statuses.
    readMarkers.reading(id === undefined ? null : (id as StatusId));
  });

  // New posts at the top of the page are read without scrolling.
  useEffect(() => check(), [rows, hasFocus]);

  useEffect(() => {
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
  return null;
}
