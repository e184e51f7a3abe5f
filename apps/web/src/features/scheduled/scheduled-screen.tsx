import { type ScheduledPostsState, scheduledPostsOf } from '@linnet/domain/scheduled';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { ListFoot } from '../../blocks/list-foot/list-foot';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { goBack } from '../../platform/navigation/go-back';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Note } from '../../ui/note/note';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import { ScheduledList } from './scheduled-list';
import styles from './scheduled.module.css';
import { ScheduledSkeleton } from './scheduled-skeleton';
import { useFreshPosts } from './use-fresh-posts';

/** The scheduled posts, which can be moved to another time or cancelled. */
export function ScheduledScreen() {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const client = useClient();
  const posts = scheduledPostsOf(client);
  const state = useCell(posts.state);
  const [lost, setLost] = useState(false);
  useFreshPosts(posts, state.rows);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function handleLost() {
    if (isHere.current) setLost(true);
    else client.notices.add({ level: 'warning', key: 'scheduled.gone' });
  }

  return (
    <Panel main aria-label={text('scheduled.title')}>
      <PanelHeader
        level={1}
        title={text('scheduled.title')}
        sticky={!stays}
        start={<IconButton name={text('general.go_back')} icon={ArrowLeft} mirrored onClick={goBack} />}
      />
      {lost && (
        <div className={styles.note}>
          <Note tone="warning">{text('scheduled.gone')}</Note>
        </div>
      )}
      {state.rows === null ? (
        <Unknown state={state} onRetry={() => void posts.load()} />
      ) : state.rows.length === 0 ? (
        <EmptyState
          title={text(state.isOffered ? 'scheduled.empty' : 'scheduled.not_offered')}
          text={text(state.isOffered ? 'scheduled.empty_text' : 'scheduled.not_offered_text')}
        />
      ) : (
        <ScheduledList posts={state.rows} steps={posts} onLost={handleLost} />
      )}
      {state.rows !== null && (
        <ListFoot {...state} more="scheduled.more" onMore={() => void posts.loadMore()} />
      )}
    </Panel>
  );
}

interface UnknownProps {
  readonly state: ScheduledPostsState;
  readonly onRetry: () => void;
}

function Unknown({ state: { failure }, onRetry }: UnknownProps) {
  const text = useText();
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  if (failure === null) return <ScheduledSkeleton />;
  return <ErrorState title={text('scheduled.failed')} text={words} onRetry={onRetry} />;
}
