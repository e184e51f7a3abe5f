import {
  type AnySettingKey,
  type PlacedSetting,
  type SettingsFileReading,
  allSettings,
  readSettingsFile,
  settingsFileNames,
  writeSettingsFile,
} from '@linnet/domain/settings';
import { useState } from 'react';
import { saveFile } from '../../platform/browser/save-file';
import { useClient } from '../../platform/client/client-provider';
import { useList } from '../../platform/i18n/use-list';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { useFilePicker } from '../../ui/file-picker/use-file-picker';
import { Section } from '../../ui/section/section';
import { Note } from '../../ui/note/note';
import styles from './data-tab.module.css';
import group from './settings-group.module.css';
import type { ChangeSettings } from './use-change-settings';
import { useSettingWords, valueWords } from '../../blocks/find/use-setting-words';

function isKnown(key: string): key is AnySettingKey {
  return Object.hasOwn(allSettings, key);
}

/** The settings that a file would change (`values` has the new ones by key), with their values before and after. */
function FileChanges({ values }: Pick<Readable, 'values'>) {
  const text = useText();
  const list = useList();
  const { settings } = useClient();
  const wordsOf = useSettingWords();

  /** Null for values that cannot be shown as text, such as the colours of a theme. */
  function textFor(key: AnySettingKey, value: unknown): string | null {
    const { form }: PlacedSetting<unknown> = allSettings[key];
    const { option } = wordsOf(key);
    if (form.is === 'texts' && Array.isArray(value)) return listed(value.map(String));
    if (form.is === 'flags' && typeof value === 'object' && value !== null) {
      return listed(Object.entries(value).flatMap(([name, on]) => (on === true ? [option(name)] : [])));
    }
    return valueWords(form, value, { text, option });
  }

  function listed(entries: readonly string[]): string {
    return entries.length === 0 ? text('settings_file.none') : list(entries);
  }

  return (
    <ul className={styles.changes} aria-label={text('settings_file.changes')}>
      {Object.keys(allSettings)
        .filter(isKnown)
        .filter((key) => Object.hasOwn(values, key))
        .map((key) => {
          const before = textFor(key, settings.valueOf<unknown>(key, allSettings[key]));
          const after = textFor(key, values[key]);
          return (
            <li key={key} className={styles.change}>
              <span className={styles.label}>{wordsOf(key).label}</span>
              {after !== null && before !== null && (
                <span className={styles.values}>{text('settings_file.value_change', { before, after })}</span>
              )}
            </li>
          );
        })}
    </ul>
  );
}

/** Larger files are not read. Even with a theme, a settings file is much smaller. */
const MAX_FILE_BYTES = 4_000_000;

type Readable = Extract<SettingsFileReading, { state: 'readable' }>;

/** The message about a file that cannot be imported. */
type FileMessage = Exclude<SettingsFileReading['state'], 'readable'> | 'unreadable' | 'nothing_new';

interface SettingsFileState {
  readonly message: FileMessage | null;
  /** The changes in the last file; null before one was read. */
  readonly reading: Readable | null;
  /** The dialog that asks whether to apply the changes is open. */
  readonly isAsking: boolean;
  readonly read: (file: File) => Promise<void>;
  readonly closeQuestion: () => void;
}

/** Reads a settings file without applying it. */
function useSettingsFile(): SettingsFileState {
  const { settings } = useClient();
  const [message, setMessage] = useState<FileMessage | null>(null);
  const [reading, setReading] = useState<Readable | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function read(file: File): Promise<void> {
    setMessage(null);
    const text = file.size > MAX_FILE_BYTES ? '' : await textOf(file);
    if (text === null) return setMessage('unreadable');
    const found = readSettingsFile(text, settings.valueOf);
    if (found.state !== 'readable') return setMessage(found.state);
    if (Object.keys(found.values).length === 0) return setMessage('nothing_new');
    setReading(found);
    setAsking(true);
  }

  return { message, reading, isAsking, read, closeQuestion: () => setAsking(false) };
}

/** Null if the file was moved or locked after it was chosen. */
async function textOf(file: File): Promise<string | null> {
  try {
    return await file.text();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** The tab that exports and imports the settings as a file. */
export function DataTab({ change }: { readonly change: ChangeSettings }) {
  const text = useText();
  const { settings } = useClient();
  const { message, reading, isAsking, read, closeQuestion } = useSettingsFile();
  const count = Object.keys(reading?.values ?? {}).length;
  const picker = useFilePicker({
    label: text('settings_file.choose'),
    accept: '.json,application/json',
    onFiles: ([file]) => file && void read(file),
  });

  function handleSave(withTheme: boolean) {
    const name = withTheme ? settingsFileNames.withTheme : settingsFileNames.plain;
    saveFile(name, [writeSettingsFile(settings.own.get(), { withTheme })], 'application/json');
  }

  function handleApply() {
    if (reading !== null) change(reading.values);
    closeQuestion();
  }

  return (
    <Section
      className={styles.section}
      title={text('settings_file.title')}
      titleClass={group.title}
      data-part="settings-file"
    >
      <div className={styles.part}>
        <p className={styles.text}>{text('settings_file.save_text')}</p>
        <div className={styles.tools}>
          <Button onClick={() => handleSave(false)}>{text('settings_file.save')}</Button>
          <Button onClick={() => handleSave(true)}>{text('settings_file.save_with_theme')}</Button>
        </div>
      </div>
      <div className={styles.part}>
        <p className={styles.text}>{text('settings_file.choose_text')}</p>
        <div className={styles.tools}>
          <Button onClick={picker.open}>{text('settings_file.choose')}</Button>
        </div>
        {picker.input}
        {message !== null && (
          <Note tone={message === 'nothing_new' ? 'info' : 'error'}>{text(`settings_file.${message}`)}</Note>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={text('settings_file.question')}
        text={text('settings_file.question_text', { count })}
        confirmLabel={text('settings_file.apply')}
        onConfirm={handleApply}
        onCancel={closeQuestion}
      >
        {reading?.minorDiffers === true && <Note tone="warning">{text('settings_file.minor_differs')}</Note>}
        {reading !== null && <FileChanges values={reading.values} />}
      </ConfirmDialog>
    </Section>
  );
}
