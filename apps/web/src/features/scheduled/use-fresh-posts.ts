import type { ScheduledStatus } from '@linnet/api';
import type { ScheduledPosts } from '@linnet/domain/scheduled';
import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { pageClock } from '../../platform/time/clock';

/** Milliseconds after the scheduled time: servers check about every minute for posts to publish. */
const LATER = 90_000;

/**
 * Loads the scheduled posts on mount, once the first of them should have been published, and when this page has
 * scheduled another one.
 */
export function useFreshPosts(
  { load }: Pick<ScheduledPosts, 'load'>,
  posts: readonly ScheduledStatus[] | null,
): void {
  const first = posts?.[0]?.scheduledAt;
  const outbox = useCell(useClient().drafts.loaded)?.outbox;

  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (first === undefined) return undefined;
    return pageClock.wakeAt(Date.parse(first) + LATER, () => void load());
  }, [first, load]);

  useEffect(() => {
    if (outbox === undefined) return undefined;
    const onTheWay = () => outbox.all().filter(({ content }) => content.scheduledAt !== null).length;
    let before = onTheWay();
    return outbox.subscribe(() => {
      const now = onTheWay();
      if (now < before) void load();
      before = now;
    });
  }, [outbox, load]);
}
