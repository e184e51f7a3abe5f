import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './text-counter.module.css';

interface TextCounterProps {
  /** Characters left; below zero when there are too many. */
  readonly left: number;
}

/** Numbers of remaining characters that screen readers announce, once each. */
const steps = [10, 20, 50];

export function TextCounter({ left }: TextCounterProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const step = steps.find((count) => left <= count);
  const warning =
    left < 0
      ? text('post_status.too_long')
      : step === undefined
        ? ''
        : text('post_status.few_left', { count: step });
  return (
    <>
      <span className={join(styles.counter, left < 0 && styles.over)}>
        <span aria-hidden>{numbers.full(left)}</span>
        <VisuallyHidden>
          {left < 0
            ? text('post_status.characters_over', { count: -left })
            : text('post_status.characters_left', { count: left })}
        </VisuallyHidden>
      </span>
      <VisuallyHidden>
        <span role="status">{warning}</span>
      </VisuallyHidden>
    </>
  );
}
