import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type Hex, type Style, withColour } from '@linnet/theme';
import { styleCss } from '@linnet/theme/compile';
import { useId } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { Icon } from '../../../ui/icon/icon';
import { Select } from '../../../ui/select/select';
import { ThemeSample } from '../themes/theme-sample';
import { ColourInput } from '../style-controls/colour-input';
import {
  type ColourOfPalette,
  type PaletteColourName,
  colourOfPalette,
  paletteColours,
} from './palette-colours';
import { ProposeTools } from './propose-tools';
import styles from './style-editor.module.css';
import { styleWorkOf } from './style-work';
import { type WorkHistory, change, edit, endStep } from './work-history';

/** Edits the basic colours, and shows how well each can be read. */
export function PalettePart({ history }: { readonly history: WorkHistory }) {
  const text = useText();
  const work = styleWorkOf(useClient());
  const { now } = history;
  const compiled = work.compiled(now);
  const id = useId();

  function setColour(name: PaletteColourName, hex: Hex | null): void {
    const next = (style: Style, paletteAt: number) => withColour(style, { paletteAt, name }, hex);
    work.step((all) => edit(all, next, `colour ${name}`));
  }

  function choosePalette(value: string): void {
    work.step((all) => change(all, { ...all.now, paletteAt: Number(value) }));
  }

  const hasSeveral = now.style.palettes.length > 1;
  return (
    <div className={styles.palette}>
      <div>
        <ProposeTools history={history} />
        {hasSeveral && (
          <p className={styles.row}>
            <label htmlFor={id}>{text('style_editor.palette')}</label>
            <Select
              id={id}
              value={String(now.paletteAt)}
              options={now.style.palettes.map(({ name }, at) => ({ value: String(at), label: name }))}
              onChange={choosePalette}
            />
          </p>
        )}
        <ul className={styles.list}>
          {paletteColours.map((colour) => (
            <ColourRow
              key={colour.name}
              name={colour.name}
              minContrast={'contrast' in colour ? colour.contrast : undefined}
              isRequired={'required' in colour}
              colour={colourOfPalette(now, compiled, colour.name)}
              onChange={(hex) => setColour(colour.name, hex)}
              onDone={() => work.step(endStep)}
            />
          ))}
        </ul>
      </div>
      <div className={styles.sample}>
        <ThemeSample cssFor={(selector) => styleCss(compiled, selector)} />
      </div>
    </div>
  );
}

interface ColourRowProps {
  readonly name: PaletteColourName;
  /** The minimum contrast with the background of panels; undefined for colours that are not used for text. */
  readonly minContrast: number | undefined;
  readonly isRequired: boolean;
  readonly colour: ColourOfPalette;
  readonly onChange: (hex: Hex | null) => void;
  readonly onDone: () => void;
}

function ColourRow({ name, minContrast, isRequired, colour, onChange, onDone }: ColourRowProps) {
  const text = useText();
  const id = useId();
  const label = text(`style_editor.colour.${name}`);
  return (
    <li className={styles.colourRow} data-required={isRequired}>
      <div className={styles.about}>
        <span className={styles.label}>{label}</span>
        <ContrastLine id={id} minContrast={minContrast} colour={colour} />
      </div>
      <ColourInput label={label} value={colour.chosen} describedBy={id} onChange={onChange} onDone={onDone} />
      {!isRequired && (
        <IconButton
          small
          icon={RotateCcw}
          name={text('style_editor.unset', { name: label })}
          disabled={!colour.isSet}
          onClick={() => onChange(null)}
        />
      )}
    </li>
  );
}

/** The contrast of a colour, and the one that the page shows instead if it is too low. */
function ContrastLine({
  id,
  minContrast,
  colour,
}: Pick<ColourRowProps, 'minContrast' | 'colour'> & { readonly id: string }) {
  const text = useText();
  const { full } = useNumberFormat();
  // Rounded down, so that a contrast just below the minimum does not look sufficient.
  const ratio = (value: number) => full(Math.floor(value * 10) / 10);
  const { isSet, chosen, shown, contrasts } = colour;
  const isRepaired = isSet && chosen !== shown;
  if (!isSet)
    return (
      <p className={styles.hint} id={id}>
        {text('style_editor.mixed')}
      </p>
    );
  if (minContrast === undefined) {
    return (
      <p className={styles.hint} id={id}>
        {isRepaired && (
          <>
            <Swatch hex={shown} /> {text('style_editor.adjusted', { hex: shown })}
          </>
        )}
      </p>
    );
  }
  return (
    <p className={styles.hint} id={id}>
      <Icon of={isRepaired ? TriangleAlert : Check} size="small" />
      {isRepaired && <Swatch hex={shown} />}
      {isRepaired
        ? text('style_editor.repaired', {
            before: ratio(contrasts.chosen),
            after: ratio(contrasts.shown),
            hex: shown,
          })
        : text('style_editor.readable', { ratio: ratio(contrasts.chosen) })}
    </p>
  );
}

function Swatch({ hex }: { readonly hex: Hex }) {
  return <span className={styles.swatch} style={{ backgroundColor: hex }} />;
}
