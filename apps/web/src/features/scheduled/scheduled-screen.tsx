import type { ScheduledStatus } from '@linnet/api';
import { type ScheduledPosts, scheduledPostsOf } from '@linnet/domain/scheduled';
import { useEffect, useRef, useState } from 'react';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { LoadedList } from '../../blocks/list-foot/loaded-list';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { pageClock } from '../../platform/time/clock';
import { Note } from '../../ui/note/note';
import { TextSkeletons } from '../../ui/skeleton/text-skeletons';
import { ScheduledPost } from './scheduled-post';
import styles from './scheduled.module.css';

/** Widths of the placeholder's lines, one array per post. */
const skeletonLines = [
  ['46%', '90%', '64%'],
  ['42%', '72%'],
  ['48%', '94%', '30%'],
];

/** How late a post may be published: servers check about every minute for posts to publish. */
const PUBLISH_DELAY_MS = 90_000;

/**
 * Loads the scheduled posts on mount, once the first of them should have been published, and when this page has
 * scheduled another one.
 */
function useFreshPosts(
  { load }: Pick<ScheduledPosts, 'load'>,
  posts: readonly ScheduledStatus[] | null,
): void {
  const first = posts?.[0]?.scheduledAt;
  const outbox = useCell(useClient().drafts.loaded)?.outbox;

  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (first === undefined) return undefined;
    return pageClock.wakeAt(Date.parse(first) + PUBLISH_DELAY_MS, () => void load());
  }, [first, load]);

  useEffect(() => {
    if (outbox === undefined) return undefined;
    const countUnsent = () => outbox.all().filter(({ content }) => content.scheduledAt !== null).length;
    let previous = countUnsent();
    return outbox.subscribe(() => {
      const now = countUnsent();
      if (now < previous) void load();
      previous = now;
    });
  }, [outbox, load]);
}

/** The scheduled posts, which can be moved to another time or cancelled. */
export function ScheduledScreen() {
  const text = useText();
  const client = useClient();
  const posts = scheduledPostsOf(client);
  const state = useCell(posts.state);
  const [isMissing, setMissing] = useState(false);
  useFreshPosts(posts, state.rows);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  function handleMissing() {
    if (isMounted.current) setMissing(true);
    else client.notices.add({ level: 'warning', key: 'scheduled.no_longer' });
  }

  return (
    <ScreenPanel title={text('scheduled.title')}>
      {isMissing && (
        <div className={styles.note}>
          <Note tone="warning">{text('scheduled.no_longer')}</Note>
        </div>
      )}
      <LoadedList
        list={{ ...state, load: posts.load, loadMore: posts.loadMore }}
        skeleton={<TextSkeletons className={styles.post} texts={skeletonLines} />}
        failed={text('scheduled.failed')}
        empty={{ title: text('scheduled.empty'), text: text('scheduled.empty_text') }}
        notOffered={{ title: text('scheduled.not_offered'), text: text('scheduled.not_offered_text') }}
        more="scheduled.more"
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((post) => (
              <li key={post.id}>
                <ScheduledPost post={post} actions={posts} onMissing={handleMissing} />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </ScreenPanel>
  );
}
