import { settingsFileNames, writeSettingsFile } from '@linnet/domain/settings';
import { type ChangeEvent, useId, useRef } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { Note } from '../../../ui/note/note';
import group from '../settings-group.module.css';
import type { ChangeSettings } from '../use-change-settings';
import { FileChanges } from './file-changes';
import styles from './settings-file.module.css';
import { useReadFile } from './use-read-file';

/** The tab that exports and imports the settings as a file. */
export function DataTab({ change }: { readonly change: ChangeSettings }) {
  const text = useText();
  const id = useId();
  const { settings } = useClient();
  const input = useRef<HTMLInputElement>(null);
  const { told, reading, isAsking, read, answered } = useReadFile();
  const count = Object.keys(reading?.values ?? {}).length;

  function handleSave(withTheme: boolean) {
    const name = withTheme ? settingsFileNames.withTheme : settingsFileNames.plain;
    saveFile(name, writeSettingsFile(settings.own.get(), { withTheme }));
  }

  function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Lets the same file be chosen again.
    currentTarget.value = '';
    if (file !== undefined) void read(file);
  }

  function handleTake() {
    if (reading !== null) change(reading.values);
    answered();
  }

  return (
    <section className={styles.section} aria-labelledby={id} data-part="settings-file">
      <h2 id={id} className={group.title}>
        {text('settings_file.title')}
      </h2>
      <div className={styles.part}>
        <p className={styles.text}>{text('settings_file.save_text')}</p>
        <div className={styles.tools}>
          <Button onClick={() => handleSave(false)}>{text('settings_file.save')}</Button>
          <Button onClick={() => handleSave(true)}>{text('settings_file.save_with_theme')}</Button>
        </div>
      </div>
      <div className={styles.part}>
        <p className={styles.text}>{text('settings_file.read_text')}</p>
        <div className={styles.tools}>
          <Button onClick={() => input.current?.click()}>{text('settings_file.read')}</Button>
        </div>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={text('settings_file.read')}
          onChange={handleFile}
        />
        {told !== null && (
          <Note tone={told === 'nothing_new' ? 'info' : 'error'}>{text(`settings_file.${told}`)}</Note>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={text('settings_file.question')}
        text={text('settings_file.question_text', { count })}
        confirmLabel={text('settings_file.take')}
        onConfirm={handleTake}
        onCancel={answered}
      >
        {reading?.minorDiffers === true && <Note tone="warning">{text('settings_file.minor_differs')}</Note>}
        {reading !== null && <FileChanges values={reading.values} />}
      </ConfirmDialog>
    </section>
  );
}

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
