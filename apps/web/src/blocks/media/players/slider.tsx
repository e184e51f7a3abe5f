import type { CSSProperties } from 'react';
import { join } from '../../../ui/styles/join';
import styles from './slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  /** The value as text for screen readers. */
  readonly words: string;
  readonly onChange: (value: number) => void;
  readonly className?: string | undefined;
}

/** A slider, moved by dragging or by arrow keys. */
export function Slider({ label, value, max, step, words, onChange, className }: SliderProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  const style: CSSProperties & Record<'--share', string> = { '--share': `${share * 100}%` };
  return (
    <input
      type="range"
      className={join(styles.slider, className)}
      style={style}
      aria-label={label}
      aria-valuetext={words}
      min={0}
      max={max}
      step={step}
      value={Math.min(value, max)}
      disabled={max <= 0}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
