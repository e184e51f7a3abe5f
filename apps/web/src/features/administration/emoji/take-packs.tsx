import {
  emojiPacksOf,
  type PackRow,
  remotePacksOf,
  type TakenShortcodes,
  type WantedPack,
} from '@linnet/domain/emoji-packs';
import { createBulk, leftOf } from '@linnet/domain/staff';
import { type FormEvent, useState } from 'react';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useList } from '../../../platform/i18n/use-list';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { TextField } from '../../../ui/field/text-field';
import { Note } from '../../../ui/note/note';
import { BulkNote } from '../parts-kit/bulk-note';
import { BulkProgress } from '../parts-kit/bulk-progress';
import styles from './emoji.module.css';
import { usePackErrorText } from './use-pack-error';
import { useTakenShortcodes } from './use-taken-shortcodes';

interface TakePacksProps {
  readonly server: string;
  readonly packs: readonly PackRow[];
  readonly onClose: () => void;
}

const shortcodesOf = ({ pack }: PackRow): readonly string[] => Object.keys(pack.files);

/** Lets the viewer name each copied pack, warns of what it would replace, then copies them one after the other. */
export function TakePacks({ server, packs, onClose }: TakePacksProps) {
  const text = useText();
  const client = useClient();
  const taken = useTakenShortcodes();
  const own = useOwnPacks(taken);
  const whyOf = usePackErrorText();
  const [bulk] = useState(() => createBulk<WantedPack>());
  const { progress, outcome } = useCell(bulk.state);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(packs.map(({ name }) => [name, name])),
  );
  const [left, setLeft] = useState(packs);
  const isRunning = progress !== null;
  const wantedName = ({ name }: PackRow) => names.get(name)?.trim() ?? name;
  const isDone = outcome !== null && left.length === 0;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (left.some((row) => isNameWrong(wantedName(row)))) return;
    const wanted = left.map((row) => ({
      name: row.name,
      as: wantedName(row),
      shortcodes: shortcodesOf(row),
    }));
    const answer = await bulk.run(wanted, (some, run) => remotePacksOf(client, server).take(some, run));
    const failed = new Set(leftOf(answer).map(({ name }) => name));
    setLeft(left.filter(({ name }) => failed.has(name)));
  }

  function handleClose() {
    bulk.stop();
    onClose();
  }

  return (
    <Dialog open wide title={text('emoji_packs.take_from', { server })} onClose={handleClose}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        {isDone && <Note tone="success">{text('emoji_packs.took', { count: packs.length })}</Note>}
        {outcome !== null && !isDone && (
          <BulkNote outcome={outcome} nameOf={({ name }) => name} whyOf={whyOf} />
        )}
        <ul className={styles.newRows}>
          {left.map((row) => (
            <li key={row.name}>
              <TextField
                label={text('emoji_packs.name_here', { name: row.name })}
                problem={isNameWrong(wantedName(row)) ? text('emoji_packs.name_problem') : undefined}
                hint={
                  own.has(wantedName(row))
                    ? text('emoji_packs.will_replace', { name: wantedName(row) })
                    : undefined
                }
                value={names.get(row.name) ?? row.name}
                disabled={isRunning}
                onChange={(name) => setNames(new Map([...names, [row.name, name]]))}
              />
              <Clashes row={row} packName={wantedName(row)} taken={taken} />
            </li>
          ))}
        </ul>
        <BulkProgress bulk={bulk} />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={handleClose}>
            {text(isDone ? 'general.close' : 'general.cancel')}
          </Button>
          {left.length > 0 && (
            <Button type="submit" variant="primary" pending={isRunning}>
              {text('emoji_packs.take', { count: left.length })}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

const isNameWrong = (name: string): boolean => name === '' || /[/\\]/.test(name) || name.startsWith('.');

/** The names of this server's packs, as far as they are loaded. */
function useOwnPacks(taken: TakenShortcodes): ReadonlySet<string> {
  const { rows } = useCell(emojiPacksOf(useClient()).state);
  return new Set([...taken.values(), ...(rows ?? []).map(({ name }) => name)]);
}

interface ClashesProps {
  readonly row: PackRow;
  /** What the pack will be called here. */
  readonly packName: string;
  readonly taken: TakenShortcodes;
}

/** The shortcodes that other packs of this server have already: people would get one of the two. */
function Clashes({ row, packName, taken }: ClashesProps) {
  const text = useText();
  const list = useList();
  const clashes = shortcodesOf(row).filter((shortcode) => (taken.get(shortcode) ?? packName) !== packName);
  if (clashes.length === 0) return null;
  const names = clashes.slice(0, 10).map((shortcode) => `:${shortcode}:`);
  return (
    <p className={styles.faint}>
      {text('emoji_packs.clashes', { count: clashes.length, names: list(names) })}
    </p>
  );
}
