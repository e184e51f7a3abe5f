import type { Hashtag } from '@linnet/api';
import { latestDay } from '@linnet/domain/search';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import styles from './search.module.css';

/** A hashtag, with how many people used it most recently, if the server counts that. */
export function FoundHashtag({ hashtag }: { readonly hashtag: Hashtag }) {
  const day = latestDay(hashtag);
  return (
    <li className={styles.row}>
      <Link className={styles.way} to={pathTo('tag-timeline', { tag: hashtag.name })}>
        <bdi>#{hashtag.name}</bdi>
        {day !== null && (
          <span className={styles.talk}>
            <span>
              <Text id="search.people_talking" values={{ count: day.accounts }} />
            </span>
            <span>
              <Text id="search.uses" values={{ count: day.uses }} />
            </span>
          </span>
        )}
      </Link>
    </li>
  );
}
