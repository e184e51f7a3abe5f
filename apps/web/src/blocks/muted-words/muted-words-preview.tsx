import { mutedByWords } from '@linnet/domain/filters';
import { useId } from 'react';
import { useClient, useSetting } from '../../platform/client/client-provider';
import { useList } from '../../platform/i18n/use-list';
import { useText } from '../../platform/i18n/use-text';
import { plainName } from '../account/plain-name';
import styles from './muted-words.module.css';

/** Matching statuses shown by name. */
const MAX_LISTED = 5;

/** The loaded statuses that the muted words match; shown only if there are muted words. */
export function MutedWordsPreview() {
  const text = useText();
  const list = useList();
  const client = useClient();
  const id = useId();
  const words = useSetting('muteWords');
  if (words.length === 0) return null;
  const { checkedCount, matches } = mutedByWords(client);
  const listed = matches.slice(-MAX_LISTED).toReversed();
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {text('filter_settings.preview_title')}
      </h3>
      <p role="status" className={styles.hint}>
        {matches.length === 0
          ? text('filter_settings.preview_none')
          : text('filter_settings.preview_count', { count: matches.length, of: checkedCount })}
      </p>
      {listed.length > 0 && (
        <ul className={styles.rows}>
          {listed.map(({ id: status, author, text: content, words: found }) => (
            <li key={status} className={styles.row}>
              <span className={styles.name}>
                {text('filter_settings.preview_row', { name: plainName(author), words: list(found) })}
              </span>
              <bdi className={styles.text}>{content}</bdi>
            </li>
          ))}
        </ul>
      )}
      {matches.length > MAX_LISTED && (
        <p className={styles.hint}>
          {text('filter_settings.preview_more', { count: matches.length - MAX_LISTED })}
        </p>
      )}
    </section>
  );
}
