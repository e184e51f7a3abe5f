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

/** Shortcuts of browsers, with Ctrl or Command; they cannot be chosen. */
const browserShortcuts = new Set(Array.from('acfnpqrstvwxyz', (letter) => `Mod+${letter}`));

/** Waits for the key press that becomes the hotkey. Escape or losing the focus cancels. */
function KeyCapture({ label, choices, onKey, onCancel }: KeyCaptureProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [firstStroke, setFirstStroke] = useState<string | null>(null);
  const [problem, setProblem] = useState<MessageId | null>(null);
  useEffect(() => button.current?.focus(), []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return;
    event.preventDefault();
    // Otherwise Escape would also close the dialog.
    event.stopPropagation();
    if (event.key === 'Escape') return onCancel();
    const stroke = strokeOf(event.nativeEvent);
    if (stroke === null) return;
    const key = firstStroke === null ? stroke : `${firstStroke} ${stroke}`;
    if (!isBinding(key)) return setProblem('keys.unusable');
    if (browserShortcuts.has(stroke)) return setProblem('keys.of_browser');
    const isPrefix = [...activeKeys(choices).values()].some((other) => other?.startsWith(`${key} `));
    if (isPrefix) setFirstStroke(key);
    else onKey(key);
  }

  const prompt =
    firstStroke === null
      ? text('keys.press')
      : text('keys.press_second', { key: keyLabels(firstStroke, text).join(' ') });
  return (
    <button
      ref={button}
      type="button"
      className={styles.capture}
      aria-label={`${label}: ${problem === null ? prompt : text(problem)}`}
      onKeyDown={handleKeyDown}
      onBlur={onCancel}
    >
      <span role="status">{problem === null ? prompt : text(problem)}</span>
    </button>
  );
}

interface KeyEditorProps {
  readonly entry: ShownKey;
  readonly choices: KeyChoices;
  readonly onChoose: (choices: KeyChoices) => void;
}

interface Conflict {
  readonly key: string;
  /** The action that has this key already. */
  readonly takenBy: KeyId;
}

/** Changes a hotkey: to another one, to none, or to the default. Asks first if the key already does something else. */
export function KeyEditor({ entry, choices, onChoose }: KeyEditorProps) {
  const { id } = entry;
  const text = useText();
  const [isCapturing, setCapturing] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const label = text(`keys.${id}`);
  const key = activeKeys(choices).get(id) ?? null;
  const isChosen = choices[id] !== undefined;

  function assign(choice: string | null | undefined) {
    const newKey = choice === undefined ? entry.key : choice;
    const takenBy = newKey === null ? null : keyConflict(choices, id, newKey);
    setCapturing(false);
    if (takenBy !== null && newKey !== null) return setConflict({ key: newKey, takenBy });
    setConflict(null);
    onChoose(chooseKey(choices, id, choice));
  }

  function handleTakeOver({ key, takenBy }: Conflict) {
    setConflict(null);
    onChoose(chooseKey(chooseKey(choices, takenBy, null), id, key));
  }

  return (
    <>
      <span className={styles.editor}>
        {isCapturing ? (
          <KeyCapture label={label} choices={choices} onKey={assign} onCancel={() => setCapturing(false)} />
        ) : (
          <button
            type="button"
            className={styles.key}
            aria-label={text('keys.change_of', {
              label,
              key: key === null ? text('keys.none') : keyLabels(key, text).join(' '),
            })}
            onClick={() => {
              setConflict(null);
              setCapturing(true);
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
          onClick={() => assign(key === null ? (entry.key ?? undefined) : null)}
          disabled={key === null && entry.key === null}
        />
        <IconButton
          small
          icon={RotateCcw}
          name={text('keys.reset_of', { label })}
          disabled={!isChosen}
          onClick={() => assign(undefined)}
        />
      </span>
      {conflict !== null && (
        <div className={styles.conflict} role="alert">
          <span>
            {text('keys.taken', {
              key: keyLabels(conflict.key, text).join(' '),
              other: text(`keys.${conflict.takenBy}`),
            })}
          </span>
          <Button small onClick={() => handleTakeOver(conflict)}>
            {text('keys.take_over')}
          </Button>
          <Button small variant="quiet" onClick={() => setConflict(null)}>
            {text('general.cancel')}
          </Button>
        </div>
      )}
    </>
  );
}
