import type { ScheduledStatus } from '@linnet/api';
import type { ScheduledPosts } from '@linnet/domain/scheduled';
import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { pageClock } from '../../platform/time/clock';

/** Servers look every minute or so for posts whose time has come. */
const LATER = 90_000;

/**
 * Asks for the posts when they are shown, once the first of them should have gone out, and when another was sent to
 * wait from this page.
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
