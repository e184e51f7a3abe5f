import type { PollLimits } from '@linnet/api';
import { type DraftPoll, clampPollExpiry, newDraftPoll, offeredUnits, pollSpan } from '@linnet/domain/drafts';
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
  readonly longest: number;
  readonly onChange: (value: string) => void;
  /** Enter was pressed: goes on to the next option. */
  readonly onNext: () => void;
  /** Undefined if the option cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** The text field of one poll option. */
function PollOptionField({ number, value, longest, onChange, onNext, onRemove }: PollOptionFieldProps) {
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

interface PollProps<Poll> {
  readonly poll: Poll;
  readonly limits: PollLimits;
  readonly onChange: (poll: Poll) => void;
  readonly disabled: boolean;
}

/** The least number of options of a poll. */
const FEWEST = 2;

/** Edits the poll of a post: its options, whether several can be chosen, and its duration. */
export function PollEditor({ poll, limits, onChange, disabled }: PollProps<DraftPoll>) {
  const text = useText();
  const { place, focusOption } = useOptionFocus();
  const { options, multiple } = poll;
  const { amount, unit } = clampPollExpiry(poll, limits);

  const write = (next: readonly string[]) => onChange({ ...poll, options: next });

  function add() {
    focusOption(options.length);
    write([...options, '']);
  }

  function goOn(index: number) {
    if (index < options.length - 1) place.current?.querySelectorAll('input')[index + 1]?.focus();
    else if (options.length < limits.maxOptions && options[index] !== '') add();
  }

  function remove(index: number) {
    focusOption(Math.min(index, options.length - 2));
    write(options.filter((_option, other) => other !== index));
  }

  return (
    <fieldset className={styles.poll} aria-label={text('polls.label')} disabled={disabled}>
      <ol ref={place} className={styles.options}>
        {options.map((option, index) => (
          // Options have no ids: the index is the key.
          <PollOptionField
            key={index}
            number={index + 1}
            value={option}
            longest={limits.maxOptionChars}
            onChange={(value) => write(options.map((other, at) => (at === index ? value : other)))}
            onNext={() => goOn(index)}
            onRemove={options.length > FEWEST ? () => remove(index) : undefined}
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
          span={pollSpan(unit, limits)}
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
  const place = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    place.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = null;
  });
  return {
    place,
    focusOption(index: number) {
      wanted.current = index;
    },
  };
}

/** Adds and removes the poll, if the server supports polls. Adding it again restores its options. */
export function PollTool({ poll, limits, onChange, disabled }: PollProps<DraftPoll | null>) {
  const text = useText();
  const isOffered = useFeature('polls') && limits.maxOptions >= 2;
  const taken = useRef<DraftPoll | null>(null);
  if (!isOffered && poll === null) return null;

  function handleClick() {
    onChange(poll === null ? (taken.current ?? newDraftPoll(limits)) : null);
    taken.current = poll;
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
