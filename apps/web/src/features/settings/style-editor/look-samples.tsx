import { useText } from '../../../platform/i18n/use-text';
import { type Look, type Target, targetOf } from '@linnet/theme/compile';
import type { CSSProperties } from 'react';
import { looksOf, selectorOf } from './component-list';
import styles from './components-part.module.css';
import type { ChosenPart } from './style-work';

interface LookSamplesProps {
  readonly chosen: ChosenPart;
  readonly lookOf: (target: Target) => Look;
  readonly onChoose: (part: ChosenPart) => void;
}

const nameOf = ({ variant, states }: ChosenPart): string =>
  [variant, ...states].filter((word) => word !== undefined).join(' ');

/** A sample of each variant and state; the chosen one is edited. */
export function LookSamples({ chosen, lookOf, onChoose }: LookSamplesProps) {
  const text = useText();
  return (
    <div className={styles.looks} role="radiogroup" aria-label={text('style_editor.looks')}>
      {looksOf(chosen).map((look) => {
        const name = nameOf(look);
        const { background, text: ink, corner, shadow, font } = lookOf(targetOf(selectorOf(look)));
        const style: CSSProperties = {
          backgroundColor: background,
          color: ink,
          borderRadius: corner,
          boxShadow: shadow,
          fontFamily: font,
        };
        return (
          <label key={name} className={styles.look}>
            <input
              type="radio"
              aria-label={name === '' ? text('style_editor.plain') : name}
              name="look"
              className={styles.radio}
              checked={name === nameOf(chosen)}
              onChange={() => onChoose(look)}
            />
            <span className={styles.surface}>
              <span className={styles.drawn} style={style}>
                {text('style_editor.sample')}
              </span>
            </span>
            <span className={styles.caption}>{name === '' ? text('style_editor.plain') : name}</span>
          </label>
        );
      })}
    </div>
  );
}
