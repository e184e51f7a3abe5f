import Pipette from 'lucide-react/icons/pipette';
import { type Hex, parseHex, toHex } from '@linnet/theme';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import input from '../../../ui/field/input.module.css';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { join } from '../../../ui/styles/join';
import styles from './colour-input.module.css';

/** A browser's tool that picks a colour from anywhere on the screen. */
type EyeDropper = new () => { open(): Promise<{ readonly sRGBHex: string }> };

/** Undefined in browsers without the tool. */
function eyeDropper(): EyeDropper | undefined {
  return (window as { readonly EyeDropper?: EyeDropper }).EyeDropper;
}

/** Reads a hexadecimal colour as people type it, with or without `#`. */
function typedColour(text: string): Hex | null {
  const plain = text.trim();
  const read = parseHex(plain.startsWith('#') ? plain : `#${plain}`);
  return read === null ? null : toHex(read.colour);
}

interface ColourInputProps {
  /** Names the colour, for the accessible names of its parts. */
  readonly label: string;
  readonly value: Hex;
  readonly describedBy?: string | undefined;
  readonly onChange: (value: Hex) => void;
  /** Called when a change is complete: the next one is another step of undo. */
  readonly onDone?: (() => void) | undefined;
}

/** Chooses a colour by the system's picker, by hexadecimal digits, or from the screen. Wrong digits stay in the field. */
export function ColourInput({ label, value, describedBy, onChange, onDone }: ColourInputProps) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : typedColour(typed);
  // What was typed is dropped once the colour was changed in another way.
  const shown = typed !== null && (read === null || read === value) ? typed : value;
  const Dropper = eyeDropper();

  function handleType(next: string): void {
    setTyped(next);
    const colour = typedColour(next);
    if (colour !== null) onChange(colour);
  }

  async function handlePick(Picker: EyeDropper): Promise<void> {
    try {
      const { sRGBHex } = await new Picker().open();
      const colour = typedColour(sRGBHex);
      if (colour !== null) onChange(colour);
      onDone?.();
    } catch (error) {
      // The person has pressed Escape.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  }

  return (
    <span className={styles.colour}>
      <input
        type="color"
        className={styles.picker}
        aria-label={text('style_editor.pick', { name: label })}
        aria-describedby={describedBy}
        value={value}
        onChange={({ currentTarget }) => {
          setTyped(null);
          onChange(currentTarget.value as Hex);
        }}
        onBlur={onDone}
      />
      <input
        className={join(input.input, styles.digits)}
        aria-label={text('style_editor.digits', { name: label })}
        aria-invalid={(typed !== null && read === null) || undefined}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={9}
        value={shown}
        onChange={({ currentTarget }) => handleType(currentTarget.value)}
        onBlur={() => {
          setTyped(null);
          onDone?.();
        }}
      />
      {Dropper !== undefined && (
        <IconButton
          small
          icon={Pipette}
          name={text('style_editor.from_screen', { name: label })}
          onClick={() => void handlePick(Dropper)}
        />
      )}
    </span>
  );
}
