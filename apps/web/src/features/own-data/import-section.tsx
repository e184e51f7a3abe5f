import { ApiError, type ErrorReason } from '@linnet/api';
import {
  importKinds,
  ownDataOf,
  previewImport,
  type ImportKind,
  type ImportPreview,
} from '@linnet/domain/own-data';
import Upload from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import { ErrorNote } from '../../blocks/error/error-note';
import { useErrorText } from '../../blocks/error/use-error-text';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { useFilePicker } from '../../ui/file-picker/use-file-picker';
import { Icon } from '../../ui/icon/icon';
import { Note } from '../../ui/note/note';
import { PartSection } from '../../ui/section/part-section';
import { Select } from '../../ui/select/select';
import { ImportPreviewDialog } from './import-preview';
import { useOfferedKinds } from './offered-kinds';
import styles from './own-data.module.css';

type Reading =
  | { readonly state: 'none' }
  /** `known`: how many entries that the account has already were loaded so far. */
  | { readonly state: 'reading'; readonly known: number }
  | { readonly state: 'failed'; readonly why: ErrorReason }
  | { readonly state: 'encoding' | 'empty' | 'moved' }
  | { readonly state: 'large'; readonly megabytes: number }
  | { readonly state: 'other'; readonly kind: ImportKind }
  | ImportPreview;

/** Reads a file of a kind and compares it with the account; nothing is sent. */
function useReading() {
  const client = useClient();
  const [reading, setReading] = useState<Reading>({ state: 'none' });

  async function read(kind: ImportKind, file: File): Promise<void> {
    setReading({ state: 'reading', known: 0 });
    try {
      const onKnown = (known: number) => setReading({ state: 'reading', known });
      setReading(await previewImport(client, { kind, file, onKnown }));
    } catch (error) {
      if (error instanceof ApiError) setReading({ state: 'failed', why: error.reason });
      // The file was moved or locked after it was chosen.
      else if (error instanceof DOMException) setReading({ state: 'moved' });
      else throw error;
    }
  }

  return { reading, read, clear: () => setReading({ state: 'none' }) };
}

/** Chooses a file and the kind of its content, and starts the import. */
export function ImportSection() {
  const text = useText();
  const id = useId();
  const ownData = ownDataOf(useClient());
  const kinds = useOfferedKinds(importKinds);
  const [kind, setKind] = useState<ImportKind>('follows');
  const [startError, setStartError] = useState<ErrorReason | null>(null);
  const { reading, read, clear } = useReading();
  const picker = useFilePicker({
    label: text('own_data.choose'),
    accept: '.csv,.txt,.json,text/csv,text/plain,application/json',
    onFiles: ([file]) => file && void read(kind, file),
  });

  async function handleStart({ fresh, fileName, header }: ImportPreview) {
    clear();
    setStartError(null);
    try {
      await ownData.startImport({ kind, fileName, header, entries: fresh });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStartError(error.reason);
    }
  }

  const kindOptions = kinds.map((value) => ({ value, label: text(`own_data.kind.${value}`) }));
  return (
    <PartSection
      className={styles.section}
      part="import"
      title={text('settings.part.import')}
      hint={text('own_data.import_hint')}
    >
      <div className={styles.tools}>
        <label className={styles.label} htmlFor={id}>
          {text('own_data.in_file')}
        </label>
        <Select id={id} options={kindOptions} value={kind} onChange={setKind} />
        <Button
          icon={<Icon of={Upload} size="small" />}
          pending={reading.state === 'reading'}
          onClick={picker.open}
        >
          {text('own_data.choose')}
        </Button>
        {picker.input}
      </div>
      <p className={styles.hint}>{text('own_data.format', { kind })}</p>
      {reading.state === 'reading' && (
        <p role="status">{text('own_data.reading', { count: reading.known })}</p>
      )}
      {startError !== null && <ErrorNote reason={startError} />}
      <ReadingNote reading={reading} />
      {reading.state === 'readable' && (
        <ImportPreviewDialog preview={reading} onClose={clear} onStart={() => void handleStart(reading)} />
      )}
    </PartSection>
  );
}

function ReadingNote({ reading }: { readonly reading: Reading }) {
  const text = useText();
  const why = useErrorText(reading.state === 'failed' ? reading.why : null);
  switch (reading.state) {
    case 'failed':
      return <Note tone="error">{text('own_data.import_failed', { why })}</Note>;
    case 'large':
      return <Note tone="error">{text('own_data.file_large', { megabytes: reading.megabytes })}</Note>;
    case 'encoding':
    case 'empty':
    case 'moved':
      return <Note tone="error">{text(`own_data.file_${reading.state}`)}</Note>;
    case 'other':
      return (
        <Note tone="error">
          {text('own_data.file_other', { kind: text(`own_data.kind.${reading.kind}`) })}
        </Note>
      );
    default:
      return null;
  }
}
