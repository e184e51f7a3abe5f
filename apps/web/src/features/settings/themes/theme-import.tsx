import type { Style, ThemeProblem } from '@linnet/theme';
import { readThemeText } from '@linnet/theme/formats';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextArea } from '../../../ui/field/text-field';
import { useFilePicker } from '../../../ui/file-picker/use-file-picker';
import { Note } from '../../../ui/note/note';
import styles from './theme-files.module.css';
import { ThemeProblems } from './theme-problems';

/** Larger files are not read: a style has some 10 kB. */
const MAX_FILE_BYTES = 1_000_000;

/** The outcome of the last import. */
type Attempt =
  | { readonly state: 'applied'; readonly name: string; readonly notes: readonly ThemeProblem[] }
  | { readonly state: 'invalid'; readonly problems: readonly ThemeProblem[] }
  | { readonly state: 'unreadable' };

interface ThemeImportProps {
  /** False if the theme is not shown, because another change is on trial. */
  readonly onRead: (style: Style) => boolean;
}

/** Imports themes of all generations, as files or as text. */
export function ThemeImport({ onRead }: ThemeImportProps) {
  const text = useText();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const picker = useFilePicker({
    label: text('themes.import'),
    accept: '.iss,.json,.txt,application/json,text/plain',
    onFiles: ([file]) => file && void readFile(file),
  });

  async function readFile(file: File): Promise<void> {
    try {
      const content = file.size > MAX_FILE_BYTES ? null : await file.text();
      // A file over the limit is not read: a blank text over it makes `readThemeText` report the size as the problem.
      read(content ?? ' '.repeat(MAX_FILE_BYTES + 1), file.name.replace(/\.[^.]*$/, ''));
    } catch (error) {
      // The file was moved or locked after it was chosen.
      if (!(error instanceof DOMException)) throw error;
      setAttempt({ state: 'unreadable' });
    }
  }

  function read(content: string, fallbackName = ''): void {
    const reading = readThemeText(content, fallbackName);
    if (reading.state === 'invalid') return setAttempt(reading);
    const { meta } = reading.style;
    const style = { ...reading.style, meta: { ...meta, name: meta.name || fallbackName } };
    if (!onRead(style)) return setAttempt(null);
    setAttempt({ state: 'applied', name: style.meta.name, notes: reading.notes });
    setPasted(null);
  }

  return (
    <div className={styles.part}>
      <p className={styles.text}>{text('themes.import_text')}</p>
      <div className={styles.tools}>
        <Button onClick={picker.open}>{text('themes.import')}</Button>
        <Button
          variant="quiet"
          aria-expanded={pasted !== null}
          onClick={() => setPasted(pasted === null ? '' : null)}
        >
          {text('themes.paste')}
        </Button>
      </div>
      {picker.input}
      {pasted !== null && (
        <form
          className={styles.paste}
          onSubmit={(event) => {
            event.preventDefault();
            read(pasted);
          }}
        >
          <TextArea
            label={text('themes.paste_label')}
            value={pasted}
            spellCheck={false}
            dir="ltr"
            onChange={setPasted}
          />
          <Button type="submit" disabled={pasted.trim() === ''}>
            {text('themes.paste_apply')}
          </Button>
        </form>
      )}
      {attempt !== null && <AttemptNote attempt={attempt} />}
    </div>
  );
}

function AttemptNote({ attempt }: { readonly attempt: Attempt }) {
  const text = useText();
  if (attempt.state === 'unreadable') return <Note tone="error">{text('themes.import_unreadable')}</Note>;
  if (attempt.state === 'invalid') {
    return (
      <Note tone="error">
        <p>{text('themes.import_invalid')}</p>
        <ThemeProblems problems={attempt.problems} />
      </Note>
    );
  }
  const { name, notes } = attempt;
  return (
    <Note tone={notes.length === 0 ? 'success' : 'info'}>
      <p>{text('themes.import_done', { name: name || text('themes.unnamed') })}</p>
      {notes.length > 0 && (
        <details>
          <summary>{text('themes.import_notes', { count: notes.length })}</summary>
          <ThemeProblems problems={notes} />
        </details>
      )}
    </Note>
  );
}
