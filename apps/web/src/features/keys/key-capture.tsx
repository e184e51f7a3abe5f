import { isBinding, type KeyChoices, keysInForce } from '@linnet/domain/keys';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keyWords } from '../../platform/hotkeys/key-words';
import { strokeOf } from '../../platform/hotkeys/stroke-of';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
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
export function KeyCapture({ label, choices, onKey, onCancel }: KeyCaptureProps) {
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
    const begins = [...keysInForce(choices).values()].some((other) => other?.startsWith(`${key} `));
    if (begins) setBegun(key);
    else onKey(key);
  }

  const words =
    begun === null ? text('keys.press') : text('keys.press_second', { key: keyWords(begun).join(' ') });
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
