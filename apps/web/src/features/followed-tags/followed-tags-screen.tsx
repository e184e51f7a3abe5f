import { type FollowedTags, tagsOf } from '@linnet/domain/tags';
import { useEffect } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { ListFoot } from '../../blocks/list-foot/list-foot';
import { BackButton } from '../../blocks/navigation/back-button';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import Hash from 'lucide-react/icons/hash';
import { FollowTag } from '../../blocks/tag-follow/follow-tag';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkRow } from '../../ui/link-row/link-row';
import styles from './followed-tags.module.css';

/** The followed hashtags, whose posts are in home. An unfollowed one stays in the list, to be followed again. */
export function FollowedTagsScreen() {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const { followed } = tagsOf(useClient());
  const state = useCell(followed.state);
  useEffect(() => void followed.load(), [followed]);

  return (
    <Panel main aria-label={text('tags.followed')}>
      <PanelHeader level={1} sticky={!stays} title={text('tags.followed')} start={<BackButton />} />
      {state.rows === null ? (
        <Unknown state={state} onRetry={() => void followed.load()} />
      ) : state.rows.length === 0 ? (
        <EmptyState
          title={text(state.isOffered ? 'tags.none' : 'tags.not_offered')}
          text={text(state.isOffered ? 'tags.none_text' : 'tags.not_offered_text')}
        />
      ) : (
        <TagList names={state.rows} />
      )}
      {state.rows !== null && (
        <ListFoot {...state} more="tags.more" onMore={() => void followed.loadMore()} />
      )}
    </Panel>
  );
}

function TagList({ names }: { readonly names: readonly string[] }) {
  useFirstContent();
  return (
    <ul>
      {names.map((name) => (
        <FollowedTagRow key={name} name={name} />
      ))}
    </ul>
  );
}

interface UnknownProps {
  readonly state: ReturnType<FollowedTags['state']['get']>;
  readonly onRetry: () => void;
}

function Unknown({ state: { failure }, onRetry }: UnknownProps) {
  const text = useText();
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  if (failure === null) return <PeopleSkeleton />;
  return <ErrorState title={text('tags.failed')} text={words} onRetry={onRetry} />;
}

/** A followed hashtag: a link to its timeline, and the follow button. */
function FollowedTagRow({ name }: { readonly name: string }) {
  return (
    <LinkRow to={pathTo('tag-timeline', { tag: name })} icon={Hash} name={name}>
      <div className={styles.tool}>
        <FollowTag tag={name} />
      </div>
    </LinkRow>
  );
}
