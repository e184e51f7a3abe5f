import { emojiPackOf, type NewEmoji, readArchive } from '@linnet/domain/emoji-packs';
import { createBulk, leftOf } from '@linnet/domain/staff';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DropOverlay, useDropFiles } from '../../../blocks/uploads/drop-files';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { useFilePicker } from '../../../ui/file-picker/use-file-picker';
import { BulkNote } from '../parts-kit/bulk-note';
import { BulkProgress } from '../parts-kit/bulk-progress';
import styles from '../emoji/emoji.module.css';
import { usePackErrorText } from '../emoji/use-pack-error';
import { useTakenShortcodes } from '../emoji/use-taken-shortcodes';
import { AddressField } from './address-field';
import { isArchiveRow, type NewRow, newRow, problemOf, sourceName } from './new-emoji';
import { NewEmojiRow } from './new-emoji-row';

interface AddEmojiProps {
  readonly name: string;
  /** Files that were dropped on the page. */
  readonly files: readonly File[];
  /** Called with the number of emoji that were added. */
  readonly onClose: (added: number) => void;
}

/** Collects files and addresses with a free shortcode for each, then uploads them one after the other. */
export function AddEmoji({ name, files, onClose }: AddEmojiProps) {
  const text = useText();
  const openPack = emojiPackOf(useClient(), name);
  const taken = useTakenShortcodes();
  const whyOf = usePackErrorText();
  const form = useRef<HTMLFormElement>(null);
  const nextId = useRef(0);
  const [rows, setRows] = useState<readonly NewRow[]>([]);
  const [added, setAdded] = useState(0);
  const [bulk] = useState(() => createBulk<NewEmoji>());
  const { progress, outcome } = useCell(bulk.state);
  const isRunning = progress !== null;

  function addSources(sources: readonly (File | string)[]) {
    const more = sources.map((source) => newRow((nextId.current += 1), source));
    setRows((now) => [...now, ...more]);
    bulk.dismiss();
    for (const { id, source } of more) {
      if (typeof source === 'string' || !isArchiveRow({ source })) continue;
      void readArchive(source).then((contents) => change(id, { contents: contents ?? 'unreadable' }));
    }
  }

  function change(id: number, part: Partial<NewRow>) {
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...part } : row)));
  }

  const addFirst = useEffectEvent(() => addSources(files));
  useEffect(() => addFirst(), []);

  const picker = useFilePicker({
    label: text('emoji_packs.choose_files'),
    accept: 'image/*,.zip,application/zip',
    multiple: true,
    onFiles: addSources,
  });
  const drop = useDropFiles(form, { disabled: isRunning, onFiles: addSources });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = rows.find((row) => problemOf(row, rows, taken) !== null);
    if (wrong !== undefined) {
      return form.current?.querySelector<HTMLInputElement>('input[aria-invalid]')?.focus();
    }
    const before = Object.keys(openPack.state.get().value?.files ?? {}).length;
    const answer = await bulk.run(rows, openPack.add);
    const count = added + Object.keys(openPack.state.get().value?.files ?? {}).length - before;
    setAdded(count);
    const left = new Set<NewEmoji>(leftOf(answer));
    if (left.size === 0) return onClose(count);
    setRows(rows.filter((row) => left.has(row)));
  }

  function handleClose() {
    bulk.stop();
    onClose(added);
  }

  return (
    <Dialog open wide title={text('emoji_packs.add_to', { name })} onClose={handleClose}>
      <form ref={form} className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <div className={styles.tools}>
          <Button disabled={isRunning} onClick={picker.open}>
            {text('emoji_packs.choose_files')}
          </Button>
          {picker.input}
          <span className={styles.faint}>{text('emoji_packs.or_drop')}</span>
        </div>
        <AddressField isDisabled={isRunning} onAdd={(address) => addSources([address])} />
        {outcome !== null && <BulkNote outcome={outcome} nameOf={nameOfNew} whyOf={whyOf} />}
        {rows.length > 0 && (
          <ul className={styles.newRows} aria-label={text('emoji_packs.to_add')}>
            {rows.map((row) => (
              <NewEmojiRow
                key={row.id}
                row={row}
                taken={taken}
                problem={problemOf(row, rows, taken)}
                isDisabled={isRunning}
                onShortcode={(shortcode) => change(row.id, { shortcode })}
                onRemove={() => setRows((now) => now.filter(({ id }) => id !== row.id))}
              />
            ))}
          </ul>
        )}
        <BulkProgress bulk={bulk} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={handleClose}>
            {text('general.cancel')}
          </Button>
          <Button type="submit" variant="primary" disabled={rows.length === 0} pending={isRunning}>
            {text('emoji_packs.add_count', { count: rows.length })}
          </Button>
        </div>
        <DropOverlay state={drop} label={text('emoji_packs.drop')} />
      </form>
    </Dialog>
  );
}

const nameOfNew = (emoji: NewEmoji): string =>
  emoji.shortcode === '' ? sourceName(emoji) : `:${emoji.shortcode}:`;
