import { metByWords } from '@linnet/domain/filters';
import { spokenName } from '../../blocks/account/spoken-name';
import { useClient } from '../../platform/client/client-provider';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { FilterSection } from './filter-section';
import styles from './filters.module.css';

/** Posts that are named. */
const NAMED = 5;

/** What the muted words meet in the posts that are loaded, while there are such words. */
export function MutedWordsPreview() {
  const text = useText();
  const client = useClient();
  const words = useSetting('muteWords');
  if (words.length === 0) return null;
  const { looked, met } = metByWords(client);
  const named = met.slice(-NAMED).toReversed();
  return (
    <FilterSection title={text('filter_settings.preview_title')}>
      <p role="status" className={styles.hint}>
        {met.length === 0
          ? text('filter_settings.preview_none')
          : text('filter_settings.preview_count', { count: met.length, of: looked })}
      </p>
      {named.length > 0 && (
        <ul className={styles.previews}>
          {named.map(({ id, author, text: content, words: found }) => (
            <li key={id} className={styles.preview}>
              <span className={styles.previewName}>
                {text('filter_settings.preview_row', { name: spokenName(author), words: found.join(', ') })}
              </span>
              <bdi className={styles.previewText}>{content}</bdi>
            </li>
          ))}
        </ul>
      )}
      {met.length > NAMED && (
        <p className={styles.hint}>{text('filter_settings.preview_more', { count: met.length - NAMED })}</p>
      )}
    </FilterSection>
  );
}
