import { tagsOf } from '@linnet/domain/tags';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { LoadedList } from '../../blocks/list-foot/loaded-list';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { useClient } from '../../platform/client/client-provider';
import { useRowFeed } from '../../platform/client/list-rows';
import { useText } from '../../platform/i18n/use-text';
import Hash from 'lucide-react/icons/hash';
import { FollowTag } from '../../blocks/tag-follow/follow-tag';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkRow } from '../../ui/link-row/link-row';
import styles from './followed-tags-screen.module.css';

/** The followed hashtags, whose posts are in home. An unfollowed one stays in the list, to be followed again. */
export function FollowedTagsScreen() {
  const text = useText();
  const list = useRowFeed(tagsOf(useClient()).followed);
  return (
    <ScreenPanel title={text('tags.followed')}>
      <LoadedList
        list={list}
        skeleton={<PeopleSkeleton />}
        failed={text('tags.failed')}
        empty={{ title: text('tags.none'), text: text('tags.none_text') }}
        notOffered={{ title: text('tags.not_offered'), text: text('tags.not_offered_text') }}
        more="tags.more"
      >
        {(names) => (
          <ul>
            {names.map((name) => (
              <FollowedTagRow key={name} name={name} />
            ))}
          </ul>
        )}
      </LoadedList>
    </ScreenPanel>
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
