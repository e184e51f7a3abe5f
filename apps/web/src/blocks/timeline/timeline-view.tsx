import { rowsOf, type Feed, type FeedRow, type FeedSource } from '@linnet/domain';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ReadingPlaceProvider } from '../../platform/client/reading-place';
import { useFeed } from '../../platform/client/use-feed';
import { useSetting } from '../../platform/client/use-setting';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { FeedList } from '../feed/feed-list';
import { FeedSkeleton } from '../feed/feed-skeleton';
import type { WantedPlace } from '../feed/use-kept-place';
import { FeedFoot, NewPosts, TimelineEmpty, TimelineFailure } from './later-parts';
import { placeOf } from './place-of';
import styles from './timeline-view.module.css';
import { useClickLock } from './use-click-lock';

export interface TimelineViewProps {
  readonly source: FeedSource;
  /** Names the list, and heads it where `heading` does not. */
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** In place of the title: a menu that leads to other timelines. */
  readonly heading?: ReactNode;
  /** Before the title: a way back. */
  readonly start?: ReactNode;
  /** At the header's end. */
  readonly tools?: ReactNode;
  /** Between header and list. */
  readonly above?: ReactNode;
  /** Keeps places and offers to go to them. */
  readonly places?: ComponentType<PlacesProps>;
}

export interface PlacesProps {
  readonly feed: Feed;
  readonly rows: readonly FeedRow[];
  /** What the list stands in. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Resolves to whether the place was found. */
  readonly onGo: (place: WantedPlace) => Promise<boolean>;
}

interface Errand {
  readonly place: WantedPlace;
  readonly resolve: (found: boolean) => void;
}

/** A timeline with what is new waiting behind a button. */
export function TimelineView({ source, title, empty, heading = title, ...slots }: TimelineViewProps) {
  const { start, tools, above, places: Places } = slots;
  const { feed, state } = useFeed(source);
  const stays = useSetting('disableStickyHeaders');
  const { isLocked, lock } = useClickLock();
  const { segments, opened, loading, failure, ended } = state;
  const rows = useMemo(() => rowsOf(segments), [segments]);
  const canLoadMore = !ended && loading === null;
  const loadMore = useCallback(() => void feed.loadOlder(), [feed]);
  const frame = useRef<HTMLDivElement>(null);
  const [errand, setErrand] = useState<Errand | null>(null);
  const handleGo = (place: WantedPlace): Promise<boolean> =>
    new Promise((resolve) => setErrand({ place, resolve }));

  return (
    <ReadingPlaceProvider value={placeOf[source.kind]}>
      <Panel main aria-label={title}>
        <PanelHeader level={1} title={heading} sticky={!stays} start={start}>
          <NewPosts feed={feed} state={state} onReveal={lock} />
          {tools}
        </PanelHeader>
        {above}
        {rows.length > 0 ? (
          <div ref={frame} className={isLocked ? styles.locked : undefined}>
            <FeedList
              label={title}
              rows={rows}
              busy={loading !== null}
              goTo={errand?.place ?? null}
              onSought={errand?.resolve}
              onFillGap={feed.fillGap}
              onMissing={canLoadMore ? loadMore : null}
            />
            <FeedFoot feed={feed} state={state} />
            {Places && <Places feed={feed} rows={rows} frame={frame} onGo={handleGo} />}
          </div>
        ) : opened && loading !== 'first' && failure?.part !== 'first' ? (
          <TimelineEmpty feed={feed} state={state} empty={empty} />
        ) : failure !== null ? (
          <TimelineFailure reason={failure.reason} onRetry={() => void feed.reload()} />
        ) : (
          <FeedSkeleton />
        )}
      </Panel>
    </ReadingPlaceProvider>
  );
}
