import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { join } from '../../../ui/styles/join';
import input from '../../../ui/field/input.module.css';
import styles from './poll-editor.module.css';

interface PollOptionFieldProps {
  /** Counted from 1. */
  readonly number: number;
  readonly value: string;
  readonly longest: number;
  readonly onChange: (value: string) => void;
  /** Enter was pressed: goes on to the next option. */
  readonly onNext: () => void;
  /** Undefined if the option cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** The text field of one poll option. */
export function PollOptionField({
  number,
  value,
  longest,
  onChange,
  onNext,
  onRemove,
}: PollOptionFieldProps) {
  const text = useText();
  const name = text('polls.option', { number });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onNext();
  }

  return (
    <li className={styles.option}>
      <input
        className={join(input.input, styles.field)}
        dir="auto"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={longest}
        placeholder={name}
        aria-label={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      {onRemove && <IconButton icon={X} name={text('polls.remove_option', { number })} onClick={onRemove} />}
    </li>
  );
}
