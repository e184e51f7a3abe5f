import Hash from 'lucide-react/icons/hash';
import { FollowTag } from '../../blocks/tag-follow/follow-tag';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkRow } from '../../ui/link-row/link-row';
import styles from './followed-tags.module.css';

/** One hashtag: the way to its timeline, and whether it is followed. */
export function FollowedTagRow({ name }: { readonly name: string }) {
  return (
    <LinkRow to={pathTo('tag-timeline', { tag: name })} icon={Hash} name={name}>
      <div className={styles.tool}>
        <FollowTag tag={name} />
      </div>
    </LinkRow>
  );
}
