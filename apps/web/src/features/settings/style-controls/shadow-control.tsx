import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type PlainShadow, type ShadowPart, printShadows } from '@linnet/theme';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Check } from '../../../ui/check/check';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { Icon } from '../../../ui/icon/icon';
import { ColourValueControl } from './colour-value-control';
import styles from '../style-editor/components-part.module.css';
import { LightPad } from './light-pad';
import { Amount } from './plain-controls';

const MAX_SHADOWS = 12;
const newShadow: PlainShadow = {
  kind: 'plain',
  inset: false,
  x: 0,
  y: 2,
  blur: 6,
  spread: 0,
  colour: { kind: 'hex', hex: '#000000' },
  alpha: 0.3,
};

interface ShadowControlProps {
  readonly label: string;
  readonly shadows: readonly ShadowPart[];
  readonly onChange: (shadows: readonly ShadowPart[]) => void;
  readonly onDone?: (() => void) | undefined;
}

/** The shadows of a component, the topmost first. */
export function ShadowControl({ label, shadows, onChange, onDone }: ShadowControlProps) {
  const text = useText();
  return (
    <div className={styles.shadows} role="group" aria-label={label}>
      <ol className={styles.list}>
        {shadows.map((shadow, index) => (
          <li key={index} className={styles.shadow}>
            {shadow.kind === 'plain' ? (
              <PlainShadowControl
                name={text('style_editor.shadow', { number: index + 1 })}
                shadow={shadow}
                onChange={(next) => onChange(shadows.with(index, next))}
                onDone={onDone}
              />
            ) : (
              <code className={styles.path}>{printShadows([shadow])}</code>
            )}
            <IconButton
              small
              icon={Trash2}
              name={text('style_editor.remove_shadow', { number: index + 1 })}
              onClick={() => onChange(shadows.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <Button
        small
        icon={<Icon of={Plus} size="small" />}
        disabled={shadows.length >= MAX_SHADOWS}
        onClick={() => onChange([...shadows, newShadow])}
      >
        {text('style_editor.add_shadow')}
      </Button>
    </div>
  );
}

interface PlainShadowProps extends Pick<ShadowControlProps, 'onDone'> {
  readonly name: string;
  readonly shadow: PlainShadow;
  readonly onChange: (shadow: PlainShadow) => void;
}

function PlainShadowControl({ name, shadow, onChange, onDone }: PlainShadowProps) {
  const text = useText();
  const set = (values: Partial<PlainShadow>) => onChange({ ...shadow, ...values });
  const amounts = [
    ['x', -40],
    ['y', -40],
    ['blur', 0],
    ['spread', -20],
  ] as const;
  return (
    <div className={styles.plainShadow} role="group" aria-label={name}>
      <LightPad shadow={shadow} name={name} onMove={(x, y) => set({ x, y })} onDone={onDone} />
      <div className={styles.lengths}>
        {amounts.map(([key, min]) => (
          <span key={key} className={styles.length}>
            <span>{text(`style_editor.shadow_${key}`)}</span>
            <Amount
              label={text('style_editor.of_shadow', {
                what: text(`style_editor.shadow_${key}`),
                shadow: name,
              })}
              value={shadow[key]}
              min={min}
              max={40}
              step={1}
              onChange={(value) => set({ [key]: key === 'blur' ? Math.max(0, value) : value })}
              onDone={onDone}
            />
          </span>
        ))}
        <span className={styles.length}>
          <span>{text('style_editor.directive.opacity')}</span>
          <Amount
            label={text('style_editor.of_shadow', {
              what: text('style_editor.directive.opacity'),
              shadow: name,
            })}
            value={shadow.alpha}
            max={1}
            step={0.05}
            onChange={(alpha) => set({ alpha: Math.min(1, Math.max(0, alpha)) })}
            onDone={onDone}
          />
        </span>
        <ColourValueControl
          label={text('style_editor.of_shadow', { what: text('style_editor.shadow_colour'), shadow: name })}
          value={shadow.colour}
          drawn={shadow.colour.kind === 'hex' ? shadow.colour.hex : '#000000'}
          onChange={(colour) => set({ colour })}
          onDone={onDone}
        />
        <Check checked={shadow.inset} onChange={(inset) => set({ inset })}>
          {text('style_editor.shadow_inset')}
        </Check>
      </div>
    </div>
  );
}
