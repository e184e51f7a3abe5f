import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './text-counter.module.css';

interface TextCounterProps {
  /** Characters left; below zero when there are too many. */
  readonly remaining: number;
}

/** Numbers of remaining characters that screen readers announce, once each. */
const announcedCounts = [10, 20, 50];

export function TextCounter({ remaining }: TextCounterProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const step = announcedCounts.find((count) => remaining <= count);
  const warning =
    remaining < 0
      ? text('post_status.too_long')
      : step === undefined
        ? ''
        : text('post_status.characters_left_at_most', { count: step });
  return (
    <>
      <span className={join(styles.counter, remaining < 0 && styles.over)}>
        <span aria-hidden>{numbers.full(remaining)}</span>
        <VisuallyHidden>
          {remaining < 0
            ? text('post_status.characters_over', { count: -remaining })
            : text('post_status.characters_left', { count: remaining })}
        </VisuallyHidden>
      </span>
      <VisuallyHidden>
        <span role="status">{warning}</span>
      </VisuallyHidden>
    </>
  );
}
