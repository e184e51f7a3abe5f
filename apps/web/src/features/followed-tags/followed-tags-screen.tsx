import { tagsOf } from '@linnet/domain/tags';
import { useEffect } from 'react';
import { NotLoaded } from '../../blocks/failure/not-loaded';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { ListFoot } from '../../blocks/list-foot/list-foot';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/use-first-content';
import { EmptyState } from '../../ui/state/empty-state';
import Hash from 'lucide-react/icons/hash';
import { FollowTag } from '../../blocks/tag-follow/follow-tag';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkRow } from '../../ui/link-row/link-row';
import styles from './followed-tags-screen.module.css';

/** The followed hashtags, whose posts are in home. An unfollowed one stays in the list, to be followed again. */
export function FollowedTagsScreen() {
  const text = useText();
  const { followed } = tagsOf(useClient());
  const state = useCell(followed.state);
  useEffect(() => void followed.load(), [followed]);

  return (
    <ScreenPanel title={text('tags.followed')}>
      {state.rows === null ? (
        <NotLoaded
          title={text('tags.failed')}
          reason={state.failure}
          skeleton={<PeopleSkeleton />}
          onRetry={() => void followed.load()}
        />
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
    </ScreenPanel>
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
