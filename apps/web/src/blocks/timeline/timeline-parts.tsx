import type { ErrorReason } from '@linnet/api';
import { type Feed, type FeedState, needsSignIn, queueSummary } from '@linnet/domain';
import { isWhole } from '@linnet/domain/feeds';
import ArrowUp from 'lucide-react/icons/arrow-up';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { scrollToTop, useAtTop } from '../../platform/browser/page-top';
import { usePageFocus } from '../../platform/browser/use-page-visible';
import { announce } from '../../platform/announcer/announcer';
import { useFilterContext } from '../../platform/client/filter-context';
import { useClient, useSession, useSetting } from '../../platform/client/client-provider';
import { useQueuedCount } from '../../platform/client/use-feed';
import { keyLabels, useActiveKeys } from '../../platform/hotkeys/key-labels';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { useTimeout } from '../../platform/time/use-timeout';
import { Icon } from '../../ui/icon/icon';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import { useErrorText } from '../error/use-error-text';
import { cardsOnPage, selectedCard } from '../keys/card-selection';
import { FeedFoot } from '../feed/feed-parts';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { SignInRequired } from './sign-in-required';
import styles from './timeline-parts.module.css';

export { SnapshotKeeper } from './snapshot-keeper';

/* Parts of a timeline that its first statuses don't need, in one chunk. */

const ActiveFilters = lazyPart(() => import('./filter-choices').then((part) => part.ActiveFilters));

interface QueuedPosts {
  /** The number shown to the viewer: without statuses that are hidden in this filter context. */
  count: number;
  needsReload: boolean;
}

interface RevealOptions {
  /** Stands above the timeline's cards. */
  readonly region: RefObject<HTMLElement | null>;
  /** Called when they are shown. */
  readonly onReveal: () => void;
}

function firstCardAfter(element: HTMLElement | null): HTMLElement | undefined {
  const isBelow = (card: HTMLElement): boolean =>
    element !== null && (element.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return cardsOnPage().find(isBelow);
}

/** Shows the queued statuses: by the button, by the key `.`, and by itself at the top if the viewer has set that. */
function useReveal(
  feed: Feed,
  { count, needsReload }: QueuedPosts,
  { region, onReveal }: RevealOptions,
): (byKey: boolean) => void {
  const client = useClient();
  const showsItself = useSetting('streaming');
  const pauses = useSetting('pauseOnUnfocused');
  const hasFocus = usePageFocus();
  const isAtTop = useAtTop();
  const isPaused = !showsItself || !isAtTop || (pauses && !hasFocus) || needsReload;

  function reveal(byKey: boolean) {
    if (count === 0) return;
    feed.showQueue();
    onReveal();
    scrollToTop();
    if (!byKey || needsReload) return;
    // What is selected stays so. Otherwise keys go on from the first of them, and screen readers say it.
    if (selectedCard() !== null) announce(client, 'timeline.shown');
    else requestAnimationFrame(() => firstCardAfter(region.current)?.focus());
  }

  useHotkey('reveal', () => reveal(true));

  const revealQuietly = useEffectEvent(() => feed.showQueue());
  useEffect(() => {
    if (count > 0 && !isPaused) revealQuietly();
  }, [count, isPaused]);

  return reveal;
}

export interface NewPostsProps extends Pick<RevealOptions, 'onReveal'> {
  feed: Feed;
  state: FeedState;
}

/** Greatest number that is shown. */
const MAX_COUNT = 99;

/** How long after the first queued status their number is announced, in milliseconds: several often arrive together. */
const ANNOUNCED_AFTER_MS = 1000;

/** The number of queued statuses, on a button. Announced when the first ones are queued, not for each that follows. */
export function NewPosts({ feed, state, onReveal }: NewPostsProps) {
  const text = useText();
  const client = useClient();
  const numbers = useNumberFormat();
  const key = useActiveKeys().get('reveal');
  const count = useQueuedCount(state, useFilterContext());
  const { needsReload } = queueSummary(state);
  const region = useRef<HTMLDivElement>(null);
  const reveal = useReveal(feed, { count, needsReload }, { region, onReveal });
  const words = needsReload
    ? text('timeline.reload')
    : text('timeline.show_new', { shown: count > MAX_COUNT ? '∞' : numbers.full(count) });

  useTimeout(
    () => announce(client, 'timeline.show_new', { shown: numbers.full(count) }),
    count > 0 ? ANNOUNCED_AFTER_MS : null,
  );

  return (
    <div className={styles.region} ref={region}>
      {count > 0 && (
        <button
          type="button"
          className={styles.button}
          title={key ? `${words} (${keyLabels(key, text).join(' ')})` : words}
          // A click by Enter has no count.
          onClick={({ detail }) => reveal(detail === 0)}
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
