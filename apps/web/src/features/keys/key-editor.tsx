import {
  type KeyChoices,
  type KeyId,
  chooseKey,
  isBinding,
  keyConflict,
  activeKeys,
} from '@linnet/domain/keys';
import Power from 'lucide-react/icons/power';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keyLabels } from '../../platform/hotkeys/key-labels';
import { strokeOf } from '../../platform/hotkeys/stroke-of';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { KeyCaps, type ShownKey } from './key-caps';
import styles from './keys.module.css';

interface KeyCaptureProps {
  /** The action that the hotkey is for. */
  readonly label: string;
  readonly choices: KeyChoices;
  readonly onKey: (key: string) => void;
  readonly onCancel: () => void;
}

/** Shortcuts with Ctrl or Command that every browser has; they cannot be chosen. */
const ofBrowser = new Set(Array.from('acfnpqrstvwxyz', (letter) => `Mod+${letter}`));

/** Waits for the key press that becomes the hotkey. Escape or losing the focus cancels. */
function KeyCapture({ label, choices, onKey, onCancel }: KeyCaptureProps) {
  const text = useText();
  const place = useRef<HTMLButtonElement>(null);
  const [begun, setBegun] = useState<string | null>(null);
  const [problem, setProblem] = useState<MessageId | null>(null);
  useEffect(() => place.current?.focus(), []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return;
    event.preventDefault();
    // Otherwise Escape would also close the dialog.
    event.stopPropagation();
    if (event.key === 'Escape') return onCancel();
    const stroke = strokeOf(event.nativeEvent);
    if (stroke === null) return;
    const key = begun === null ? stroke : `${begun} ${stroke}`;
    if (!isBinding(key)) return setProblem('keys.unusable');
    if (ofBrowser.has(stroke)) return setProblem('keys.of_browser');
    const begins = [...activeKeys(choices).values()].some((other) => other?.startsWith(`${key} `));
    if (begins) setBegun(key);
    else onKey(key);
  }

  const words =
    begun === null ? text('keys.press') : text('keys.press_second', { key: keyLabels(begun).join(' ') });
  return (
    <button
      ref={place}
      type="button"
      className={styles.capture}
      aria-label={`${label}: ${problem === null ? words : text(problem)}`}
      onKeyDown={handleKeyDown}
      onBlur={onCancel}
    >
      <span role="status">{problem === null ? words : text(problem)}</span>
    </button>
  );
}

interface KeyEditorProps {
  readonly entry: ShownKey;
  readonly choices: KeyChoices;
  readonly onChoose: (choices: KeyChoices) => void;
}

interface Taken {
  readonly key: string;
  readonly by: KeyId;
}

/** Changes a hotkey: to another one, to none, or to the default. Asks first if the key already does something else. */
export function KeyEditor({ entry, choices, onChoose }: KeyEditorProps) {
  const { id } = entry;
  const text = useText();
  const [captures, setCaptures] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const label = text(`keys.${id}`);
  const key = activeKeys(choices).get(id) ?? null;
  const isChosen = choices[id] !== undefined;

  function take(wanted: string | null | undefined) {
    const usual = wanted === undefined ? entry.key : wanted;
    const by = usual === null ? null : keyConflict(choices, id, usual);
    setCaptures(false);
    if (by !== null && usual !== null) return setTaken({ key: usual, by });
    setTaken(null);
    onChoose(chooseKey(choices, id, wanted));
  }

  function handleTakeOver({ key: wanted, by }: Taken) {
    setTaken(null);
    onChoose(chooseKey(chooseKey(choices, by, null), id, wanted));
  }

  return (
    <>
      <span className={styles.editor}>
        {captures ? (
          <KeyCapture label={label} choices={choices} onKey={take} onCancel={() => setCaptures(false)} />
        ) : (
          <button
            type="button"
            className={styles.key}
            aria-label={text('keys.change_of', {
              label,
              key: key === null ? text('keys.none') : keyLabels(key).join(' '),
            })}
            onClick={() => {
              setTaken(null);
              setCaptures(true);
            }}
          >
            <KeyCaps entry={entry} choices={choices} />
          </button>
        )}
        <IconButton
          small
          icon={Power}
          name={text('keys.off_of', { label })}
          pressed={key === null}
          onClick={() => take(key === null ? (entry.key ?? undefined) : null)}
          disabled={key === null && entry.key === null}
        />
        <IconButton
          small
          mirrored
          icon={RotateCcw}
          name={text('keys.reset_of', { label })}
          disabled={!isChosen}
          onClick={() => take(undefined)}
        />
      </span>
      {taken !== null && (
        <div className={styles.taken} role="alert">
          <span>
            {text('keys.taken', { key: keyLabels(taken.key).join(' '), other: text(`keys.${taken.by}`) })}
          </span>
          <Button small onClick={() => handleTakeOver(taken)}>
            {text('keys.take_over')}
          </Button>
          <Button small variant="quiet" onClick={() => setTaken(null)}>
            {text('general.cancel')}
          </Button>
        </div>
      )}
    </>
  );
}
