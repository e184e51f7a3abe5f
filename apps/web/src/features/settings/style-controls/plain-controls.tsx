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
  readonly min?: number;
  /** The end of the slider; more can be typed. */
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  readonly onDone?: (() => void) | undefined;
}

/** A number: a slider, and a field for its digits. */
export function Amount({ label, value, min = 0, max, step, onChange, onDone }: AmountProps) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const handleType = (next: string) => {
    setTyped(next);
    const number = Number(next.replace(',', '.'));
    if (next.trim() !== '' && Number.isFinite(number)) onChange(number);
  };
  return (
    <span className={styles.amount}>
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
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
        onChange={({ currentTarget }) => handleType(currentTarget.value)}
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
  /** The directive whose syntax the text must have. */
  readonly name: '--font' | 'font';
  readonly value: DirectiveValue | null;
  readonly onChange: (value: DirectiveValue) => void;
  readonly onDone?: (() => void) | undefined;
}

/** Generic font families, which work on every system. */
const families = ['sans-serif', 'serif', 'monospace', 'system-ui', 'ui-rounded', 'cursive'];

/** The value of a directive as text, such as the families of a font. Text that is not valid stays in the field. */
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
