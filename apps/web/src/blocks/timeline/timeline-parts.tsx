import type { ErrorReason } from '@linnet/api';
import { type Feed, type FeedState, needsSignIn, queueSummary } from '@linnet/domain';
import { isWhole } from '@linnet/domain/feeds';
import ArrowUp from 'lucide-react/icons/arrow-up';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useEffectEvent } from 'react';
import { scrollToTop, useAtTop } from '../../platform/browser/page-top';
import { usePageFocus } from '../../platform/browser/use-page-visible';
import { useFilterContext } from '../../platform/client/filter-context';
import { useSession, useSetting } from '../../platform/client/client-provider';
import { useQueuedCount } from '../../platform/client/use-feed';
import { keyLabels, useActiveKeys } from '../../platform/hotkeys/key-labels';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import { useErrorText } from '../error/use-error-text';
import { FeedFoot } from '../feed/feed-parts';
import { ActiveFilters } from './filter-choices';
import { SignInRequired } from './sign-in-required';
import styles from './timeline-parts.module.css';

export { SnapshotKeeper } from './snapshot-keeper';

/* Parts of a timeline that its first statuses don't need, in one chunk. */

interface QueuedPosts {
  /** The number shown to the viewer: without statuses that are hidden in this filter context. */
  count: number;
  needsReload: boolean;
}

/** Shows the queued statuses: by the button, by the key `.`, and by itself at the top if the viewer has set that. */
export function useReveal(feed: Feed, { count, needsReload }: QueuedPosts, onReveal: () => void): () => void {
  const showsItself = useSetting('streaming');
  const pauses = useSetting('pauseOnUnfocused');
  const hasFocus = usePageFocus();
  const isAtTop = useAtTop();
  const isPaused = !showsItself || !isAtTop || (pauses && !hasFocus) || needsReload;

  function reveal() {
    if (count === 0) return;
    feed.showQueue();
    onReveal();
    scrollToTop();
  }

  useHotkey('reveal', reveal);

  const revealQuietly = useEffectEvent(() => feed.showQueue());
  useEffect(() => {
    if (count > 0 && !isPaused) revealQuietly();
  }, [count, isPaused]);

  return reveal;
}

export interface NewPostsProps {
  feed: Feed;
  state: FeedState;
  /** Called when they are shown. */
  onReveal: () => void;
}

/** Greatest number that is shown. */
const MAX_COUNT = 99;

/** The number of queued statuses, on a button. It is in a polite live region, which announces each number once. */
export function NewPosts({ feed, state, onReveal }: NewPostsProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const key = useActiveKeys().get('reveal');
  const count = useQueuedCount(state, useFilterContext());
  const { needsReload } = queueSummary(state);
  const reveal = useReveal(feed, { count, needsReload }, onReveal);
  const words = needsReload
    ? text('timeline.reload')
    : text('timeline.show_new', { shown: count > MAX_COUNT ? '∞' : numbers.full(count) });

  return (
    <div className={styles.region} role="status">
      {count > 0 && (
        <button
          type="button"
          className={styles.button}
          title={key ? `${words} (${keyLabels(key, text).join(' ')})` : words}
          onClick={reveal}
        >
          <Icon of={needsReload ? RotateCw : ArrowUp} size="small" />
          {words}
        </button>
      )}
    </div>
  );
}

export interface TimelineEmptyProps {
  readonly feed: Feed;
  readonly state: FeedState;
  /** The text if no filter is on. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** An empty timeline: the server has no such timeline, it has no statuses, or its filters leave out all of them. */
export function TimelineEmpty({ feed, state, empty }: TimelineEmptyProps) {
  const text = useText();
  if (!state.isOffered) {
    return <EmptyState title={text('timelines.not_offered')} text={text('timelines.not_offered_text')} />;
  }
  if (isWhole(state.view)) return <EmptyState title={empty.title} text={empty.text} />;

  return (
    <>
      <EmptyState title={text('timeline.all_hidden')} text={text('timeline.all_hidden_text')}>
        <ActiveFilters kind={feed.source.kind} view={state.view} />
      </EmptyState>
      {/* Older statuses may pass the filters. */}
      {!state.ended && <FeedFoot feed={feed} state={state} />}
    </>
  );
}

export interface TimelineErrorProps {
  reason: ErrorReason;
  onRetry: () => void;
}

/** A timeline that could not be loaded. If the server shows it to signed-in people only, offers to sign in. */
export function TimelineError({ reason, onRetry }: TimelineErrorProps) {
  const text = useText();
  const words = useErrorText(reason);
  const session = useSession();

  if (needsSignIn(reason) && session.state === 'visitor') {
    return <SignInRequired onRetry={onRetry} />;
  }
  if (needsSignIn(reason) && session.state === 'expired') {
    // Signing in again loads the timeline by itself.
    return <ErrorState title={text('timeline.login_ended')} text={text('session.expired')} />;
  }
  return <ErrorState title={text('timeline.error')} text={words} onRetry={onRetry} />;
}
