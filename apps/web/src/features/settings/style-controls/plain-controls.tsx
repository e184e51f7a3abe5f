import { type DirectiveValue, parseDirective, printDirective } from '@linnet/theme';
import { useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import input from '../../../ui/field/input.module.css';
import { join } from '../../../ui/styles/join';
import { ProblemLine } from '../controls/control-parts';
import styles from '../style-editor/components-part.module.css';

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  /** The end of the slider; more can be typed. */
  readonly most: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  readonly onDone?: (() => void) | undefined;
}

/** A number by a slider, or by its digits. */
export function Amount({ label, value, least = 0, most, step, onChange, onDone }: AmountProps) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const handle = (next: string) => {
    setTyped(next);
    const number = Number(next.replace(',', '.'));
    if (next.trim() !== '' && Number.isFinite(number)) onChange(number);
  };
  return (
    <span className={styles.amount}>
      <input
        type="range"
        aria-label={label}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        onPointerUp={onDone}
        onBlur={onDone}
      />
      <input
        className={join(input.input, styles.digits)}
        aria-label={text('style_editor.number', { name: label })}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value}
        onChange={({ currentTarget }) => handle(currentTarget.value)}
        onBlur={() => {
          setTyped(null);
          onDone?.();
        }}
      />
    </span>
  );
}

interface ParsedTextProps {
  readonly label: string;
  /** The directive whose values are read. */
  readonly name: '--font' | 'font';
  readonly value: DirectiveValue | null;
  readonly onChange: (value: DirectiveValue) => void;
  readonly onDone?: (() => void) | undefined;
}

/** Families that every system has something for. */
const families = ['sans-serif', 'serif', 'monospace', 'system-ui', 'ui-rounded', 'cursive'];

/** The value of a directive as text, such as the families of a font. What is none stays in the field. */
export function ParsedText({ label, name, value, onChange, onDone }: ParsedTextProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (next: string): DirectiveValue | null => {
    const directive = parseDirective(name, name === 'font' ? next : `generic | ${next}`);
    return directive?.type === 'variable' ? directive.value : directive;
  };
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === null;
  return (
    <span className={styles.text}>
      <input
        className={input.input}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        list={`${id}-families`}
        spellCheck={false}
        dir="ltr"
        value={typed ?? (value === null ? '' : printDirective(value))}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const next = read(currentTarget.value.trim());
          if (next !== null) onChange(next);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
          onDone?.();
        }}
      />
      <datalist id={`${id}-families`}>
        {families.map((family) => (
          <option key={family} value={family}>
            {family}
          </option>
        ))}
      </datalist>
      {isWrong && <ProblemLine id={`${id}-problem`}>{text('style_editor.not_a_font')}</ProblemLine>}
    </span>
  );
}
