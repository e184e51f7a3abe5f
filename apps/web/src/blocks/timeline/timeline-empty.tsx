import type { Feed, FeedState } from '@linnet/domain';
import { isWhole, wholeView } from '@linnet/domain/feeds';
import { useClient } from '../../platform/client/client-provider';
import { keepSetting } from '../../platform/client/keep-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/state/empty-state';
import { FeedFoot } from '../feed/feed-foot';

export interface TimelineEmptyProps {
  readonly feed: Feed;
  readonly state: FeedState;
  /** What it says where nothing is left out. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** A timeline with nothing to show: because nothing is there, or because all of it is left out. */
export function TimelineEmpty({ feed, state, empty }: TimelineEmptyProps) {
  const text = useText();
  const client = useClient();
  if (isWhole(state.view)) return <EmptyState title={empty.title} text={empty.text} />;

  function handleShowAll() {
    keepSetting(client, 'replyVisibility', wholeView.replies);
    void feed.setView(wholeView);
  }

  return (
    <>
      <EmptyState title={text('timeline.all_left_out')} text={text('timeline.all_left_out_text')}>
        <Button onClick={handleShowAll}>{text('timeline.show_all')}</Button>
      </EmptyState>
      {/* Further down something may be let through. */}
      {!state.ended && <FeedFoot feed={feed} state={state} />}
    </>
  );
}
