import { allSettings, type AnySettingKey, type PlacedSetting } from '@linnet/domain/settings';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { useSettingWords, valueWords } from '../use-setting-words';
import styles from './settings-file.module.css';

interface FileChangesProps {
  /** New values by the key of the setting. */
  readonly values: Readonly<Record<string, unknown>>;
}

function isKnown(key: string): key is AnySettingKey {
  return Object.hasOwn(allSettings, key);
}

/** The settings that a file would change, with their values before and after. */
export function FileChanges({ values }: FileChangesProps) {
  const text = useText();
  const { settings } = useClient();
  const wordsOf = useSettingWords();

  /** Null for values that cannot be shown as text, such as the colours of a theme. */
  function wordsFor(key: AnySettingKey, value: unknown): string | null {
    const { form }: PlacedSetting<unknown> = allSettings[key];
    const { option } = wordsOf(key);
    if (form.is === 'texts' && Array.isArray(value)) return listed(value.map(String));
    if (form.is === 'flags' && typeof value === 'object' && value !== null) {
      return listed(Object.entries(value).flatMap(([name, on]) => (on === true ? [option(name)] : [])));
    }
    return valueWords(form, value, { text, option });
  }

  function listed(entries: readonly string[]): string {
    return entries.length === 0 ? text('settings_file.none') : entries.join(', ');
  }

  return (
    <ul className={styles.changes} aria-label={text('settings_file.changes')}>
      {Object.keys(allSettings)
        .filter(isKnown)
        .filter((key) => Object.hasOwn(values, key))
        .map((key) => {
          const before = wordsFor(key, settings.valueOf<unknown>(key, allSettings[key]));
          const after = wordsFor(key, values[key]);
          return (
            <li key={key} className={styles.change}>
              <span className={styles.label}>{wordsOf(key).label}</span>
              {after !== null && before !== null && (
                <span className={styles.values}>{text('settings_file.becomes', { before, after })}</span>
              )}
            </li>
          );
        })}
    </ul>
  );
}
