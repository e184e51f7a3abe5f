import Hash from 'lucide-react/icons/hash';
import { FollowTag } from '../../blocks/tag-follow/follow-tag';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import styles from './followed-tags.module.css';

/** One hashtag: the way to its timeline, and whether it is followed. */
export function FollowedTagRow({ name }: { readonly name: string }) {
  return (
    <li className={styles.row}>
      <Link className={styles.name} to={pathTo('tag-timeline', { tag: name })}>
        <Icon of={Hash} size="small" />
        <bdi>{name}</bdi>
      </Link>
      <FollowTag tag={name} />
    </li>
  );
}
