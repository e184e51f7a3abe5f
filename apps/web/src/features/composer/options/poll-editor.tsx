import type { PollLimits } from '@linnet/api';
import {
  type DraftPoll,
  clampPollExpiry,
  newDraftPoll,
  offeredUnits,
  pollDurationRange,
} from '@linnet/domain/drafts';
import ChartBarBig from 'lucide-react/icons/chart-bar-big';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Check } from '../../../ui/check/check';
import input from '../../../ui/field/input.module.css';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { Icon } from '../../../ui/icon/icon';
import { join } from '../../../ui/styles/join';
import { DurationField } from './duration-field';
import styles from './poll-editor.module.css';

interface PollOptionFieldProps {
  /** Counted from 1. */
  readonly number: number;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  /** Enter was pressed: goes on to the next option. */
  readonly onNext: () => void;
  /** Undefined if the option cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** The text field of one poll option. */
function PollOptionField({ number, value, maxLength, onChange, onNext, onRemove }: PollOptionFieldProps) {
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
        maxLength={maxLength}
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

interface PollProps<Poll> {
  readonly poll: Poll;
  readonly limits: PollLimits;
  readonly onChange: (poll: Poll) => void;
  readonly disabled: boolean;
}

/** The minimum number of options of a poll. */
const MIN_OPTIONS = 2;

/** Edits the poll of a post: its options, whether several can be chosen, and its duration. */
export function PollEditor({ poll, limits, onChange, disabled }: PollProps<DraftPoll>) {
  const text = useText();
  const { listRef, focusOption } = useOptionFocus();
  const { options, multiple } = poll;
  const { amount, unit } = clampPollExpiry(poll, limits);

  const setOptions = (next: readonly string[]) => onChange({ ...poll, options: next });

  function add() {
    focusOption(options.length);
    setOptions([...options, '']);
  }

  function focusNext(index: number) {
    if (index < options.length - 1) listRef.current?.querySelectorAll('input')[index + 1]?.focus();
    else if (options.length < limits.maxOptions && options[index] !== '') add();
  }

  function remove(index: number) {
    focusOption(Math.min(index, options.length - 2));
    setOptions(options.filter((_option, other) => other !== index));
  }

  return (
    <fieldset className={styles.poll} aria-label={text('polls.label')} disabled={disabled}>
      <ol ref={listRef} className={styles.options}>
        {options.map((option, index) => (
          // Options have no ids: the index is the key.
          <PollOptionField
            key={index}
            number={index + 1}
            value={option}
            maxLength={limits.maxOptionChars}
            onChange={(value) => setOptions(options.map((other, at) => (at === index ? value : other)))}
            onNext={() => focusNext(index)}
            onRemove={options.length > MIN_OPTIONS ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      {options.length < limits.maxOptions && (
        <Button
          small
          variant="quiet"
          className={styles.add}
          icon={<Icon of={Plus} size="small" />}
          onClick={add}
        >
          {text('polls.add_option')}
        </Button>
      )}
      <div className={styles.foot}>
        <DurationField
          label={text('polls.open_for')}
          amount={amount}
          unit={unit}
          units={offeredUnits(limits)}
          range={pollDurationRange(unit, limits)}
          disabled={disabled}
          onChange={(duration) => onChange(clampPollExpiry({ ...poll, ...duration }, limits))}
        />
        <Check checked={multiple} onChange={(multiple) => onChange({ ...poll, multiple })}>
          {text('polls.several')}
        </Check>
      </div>
    </fieldset>
  );
}

/** Moves the focus to an option after it was rendered. */
function useOptionFocus() {
  const listRef = useRef<HTMLOListElement>(null);
  const pendingIndex = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (pendingIndex.current === null) return;
    listRef.current?.querySelectorAll('input')[pendingIndex.current]?.focus();
    pendingIndex.current = null;
  });
  return {
    listRef,
    focusOption(index: number) {
      pendingIndex.current = index;
    },
  };
}

/** Adds and removes the poll, if the server supports polls. Adding it again restores its options. */
export function PollTool({ poll, limits, onChange, disabled }: PollProps<DraftPoll | null>) {
  const text = useText();
  const isOffered = useFeature('polls') && limits.maxOptions >= 2;
  const removedPoll = useRef<DraftPoll | null>(null);
  if (!isOffered && poll === null) return null;

  function handleClick() {
    onChange(poll === null ? (removedPoll.current ?? newDraftPoll(limits)) : null);
    removedPoll.current = poll;
  }

  return (
    <IconButton
      icon={ChartBarBig}
      name={text('polls.add_poll')}
      pressed={poll !== null}
      disabled={disabled}
      onClick={handleClick}
    />
  );
}
