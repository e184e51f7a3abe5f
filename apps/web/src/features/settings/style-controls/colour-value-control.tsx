import { type ColourValue, type Hex, parseColour, printColour } from '@linnet/theme';
import { useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import input from '../../../ui/field/input.module.css';
import { Select } from '../../../ui/select/select';
import { join } from '../../../ui/styles/join';
import { ProblemLine } from '../controls/control-parts';
import { ColourInput } from './colour-input';
import styles from '../style-editor/components-part.module.css';
import { paletteColours } from '../style-editor/palette-colours';
import { Amount } from './plain-controls';

const OWN = 'own';
const FORMULA = 'formula';
const paletteNames: ReadonlySet<string> = new Set(paletteColours.map(({ name }) => name));

/** How a colour is chosen: the name of one of the palette, `OWN` for a fixed colour, or `FORMULA`. */
function modeOf(value: ColourValue | null): string {
  if (value === null || value.kind === 'hex') return OWN;
  return value.kind === 'reference' && paletteNames.has(value.name) ? value.name : FORMULA;
}

interface ColourValueControlProps {
  readonly label: string;
  readonly value: ColourValue | null;
  /** The colour on the page now. */
  readonly drawn: Hex;
  readonly onChange: (value: ColourValue) => void;
  readonly onDone?: (() => void) | undefined;
}

/** Chooses a colour of the palette, also lighter or darker; a fixed colour; or a formula of the theme format. */
export function ColourValueControl({ label, value, drawn, onChange, onDone }: ColourValueControlProps) {
  const text = useText();
  const [isFormula, setFormula] = useState(false);
  const mode = isFormula ? FORMULA : modeOf(value);

  function handleMode(next: string): void {
    setFormula(next === FORMULA);
    if (next === OWN) onChange({ kind: 'hex', hex: drawn });
    else if (next !== FORMULA) onChange({ kind: 'reference', name: next, mod: 0 });
  }

  return (
    <span className={styles.colour}>
      <Select
        aria-label={label}
        value={mode}
        options={[
          { value: OWN, label: text('style_editor.own_colour') },
          ...paletteColours.map(({ name }) => ({ value: name, label: text(`style_editor.colour.${name}`) })),
          { value: FORMULA, label: text('style_editor.formula') },
        ]}
        onChange={handleMode}
      />
      {mode === OWN && (
        <ColourInput
          label={label}
          value={value?.kind === 'hex' ? value.hex : drawn}
          onChange={(hex) => onChange({ kind: 'hex', hex })}
          onDone={onDone}
        />
      )}
      {mode !== OWN && mode !== FORMULA && value?.kind === 'reference' && (
        <Amount
          label={text('style_editor.lighter', { name: label })}
          value={value.mod}
          min={-50}
          max={50}
          step={1}
          onChange={(mod) => onChange({ ...value, mod })}
          onDone={onDone}
        />
      )}
      {mode === FORMULA && (
        <Formula
          label={label}
          value={value ?? { kind: 'hex', hex: drawn }}
          onChange={onChange}
          onDone={onDone}
        />
      )}
    </span>
  );
}

interface FormulaProps extends Pick<ColourValueControlProps, 'label' | 'onChange' | 'onDone'> {
  readonly value: ColourValue;
}

function Formula({ label, value, onChange, onDone }: FormulaProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parseColour(typed.trim()) === null;
  return (
    <>
      <input
        className={join(input.input, styles.formula)}
        aria-label={text('style_editor.formula_of', { name: label })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        spellCheck={false}
        dir="ltr"
        value={typed ?? printColour(value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const colour = parseColour(currentTarget.value.trim());
          if (colour !== null) onChange(colour);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
          onDone?.();
        }}
      />
      {isWrong && <ProblemLine id={id}>{text('style_editor.not_a_formula')}</ProblemLine>}
    </>
  );
}
