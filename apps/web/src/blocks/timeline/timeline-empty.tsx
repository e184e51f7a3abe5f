import type { Feed, FeedState } from '@linnet/domain';
import { isWhole } from '@linnet/domain/feeds';
import { useText } from '../../platform/i18n/use-text';
import { EmptyState } from '../../ui/state/empty-state';
import { FeedFoot } from '../feed/feed-foot';
import { DropFilters } from './filters/drop-filters';

export interface TimelineEmptyProps {
  readonly feed: Feed;
  readonly state: FeedState;
  /** The text if no filter is on. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** An empty timeline: it has no statuses, or its filters leave out all of them. */
export function TimelineEmpty({ feed, state, empty }: TimelineEmptyProps) {
  const text = useText();
  if (isWhole(state.view)) return <EmptyState title={empty.title} text={empty.text} />;

  return (
    <>
      <EmptyState title={text('timeline.all_left_out')} text={text('timeline.all_left_out_text')}>
        <DropFilters kind={feed.source.kind} view={state.view} />
      </EmptyState>
      {/* Older statuses may pass the filters. */}
      {!state.ended && <FeedFoot feed={feed} state={state} />}
    </>
  );
}
