import { type QuotePolicy, quotePolicies } from '@linnet/api';
import {
  type DraftContent,
  type DraftScope,
  type DurationUnit,
  earliestSchedule,
  expirySeconds,
  expiryRange,
  splitDuration,
} from '@linnet/domain/drafts';
import { useId, useState } from 'react';
import { MomentField } from '../../../blocks/moment-field/moment-field';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { Check } from '../../../ui/check/check';
import { Select } from '../../../ui/select/select';
import { LanguageChoice } from '../language/language-choice';
import { DurationField } from './duration-field';
import styles from './post-options.module.css';

/** An option of a post; null if it is not set. */
interface OptionProps<Value> {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly disabled: boolean;
}

const units: readonly DurationUnit[] = ['minutes', 'hours', 'days'];
const WEEK_SECONDS = 7 * 86_400;

/** Lets a post delete itself after a time in seconds, if the server supports that. */
function ExpiryTool({ value, onChange, disabled }: OptionProps<number>) {
  const text = useText();
  const isOffered = useFeature('statusExpiry');
  const [preferred, setPreferred] = useState<DurationUnit>('days');
  if (!isOffered && value === null) return null;
  const { amount, unit } = splitDuration(value ?? WEEK_SECONDS, preferred);

  return (
    <div className={styles.row}>
      <Check
        checked={value !== null}
        disabled={disabled}
        onChange={(checked) => onChange(checked ? WEEK_SECONDS : null)}
      >
        {text('expiry.deletes_itself')}
      </Check>
      {value !== null && (
        <DurationField
          label={text('expiry.after')}
          amount={amount}
          unit={unit}
          units={units}
          range={expiryRange(unit)}
          disabled={disabled}
          onChange={(duration) => {
            setPreferred(duration.unit);
            onChange(expirySeconds(duration.amount, duration.unit));
          }}
        />
      )}
    </div>
  );
}

const HOUR_MS = 3_600_000;

/** Schedules a post for a time in ISO 8601, if the server supports that. */
function ScheduleTool({ value, onChange, disabled }: OptionProps<string>) {
  const text = useText();
  const isOffered = useFeature('scheduledStatuses');
  if (!isOffered && value === null) return null;

  function handleToggle(isScheduled: boolean) {
    onChange(isScheduled ? new Date(earliestSchedule(Date.now() + HOUR_MS)).toISOString() : null);
  }

  return (
    <div className={styles.row}>
      <Check checked={value !== null} disabled={disabled} onChange={handleToggle}>
        {text('schedule.later')}
      </Check>
      {value !== null && (
        <MomentField label={text('schedule.at')} value={value} onChange={onChange} disabled={disabled} />
      )}
    </div>
  );
}

interface QuotePolicyOptionProps extends OptionProps<QuotePolicy> {
  readonly scope: DraftScope;
}

/**
 * Who may quote the post, if the server supports that; null for the account's default. Only posts that everybody can
 * read can be quoted by others.
 */
function QuotePolicyOption({ value, scope, disabled, onChange }: QuotePolicyOptionProps) {
  const text = useText();
  const id = useId();
  const isOffered = useFeature('quotePolicy');
  if (!isOffered || (scope !== 'public' && scope !== 'unlisted')) return null;
  const options = quotePolicies.map((policy) => ({
    value: policy,
    label: text(`settings.defaultQuotePolicy.${policy}`),
  }));
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{text('quote_policy.label')}</label>
      <Select
        id={id}
        value={value ?? ''}
        disabled={disabled}
        options={[{ value: '', label: text('quote_policy.default') }, ...options]}
        onChange={(policy) => onChange(policy === '' ? null : policy)}
      />
    </div>
  );
}

type Content = Pick<
  DraftContent,
  'scheduledAt' | 'expiresIn' | 'language' | 'following' | 'quotePolicy' | 'scope'
>;

interface PostOptionsProps {
  readonly content: Content;
  /** Shows all options; otherwise only those that are set. */
  readonly open: boolean;
  readonly disabled: boolean;
  /** A published post is edited: scheduling and expiry cannot be changed. */
  readonly isEdit: boolean;
  readonly onChange: (change: Partial<Content>) => void;
}

/** The rarely used options of a post. Options that are set stay visible. */
export function PostOptions({ content, open, disabled, isEdit, onChange }: PostOptionsProps) {
  const text = useText();
  const { scheduledAt, expiresIn, language, following, quotePolicy, scope } = content;
  // A thread cannot be scheduled: a scheduled post has no id that the next post could reply to.
  const showsSchedule = !isEdit && ((open && following.length === 0) || scheduledAt !== null);
  const showsExpiry = !isEdit && (open || expiresIn !== null);
  const showsQuotePolicy = open || quotePolicy !== null;
  if (!showsSchedule && !showsExpiry && !showsQuotePolicy) return null;
  return (
    <div className={styles.options} role="group" aria-label={text('post_options.label')}>
      {showsSchedule && (
        <ScheduleTool
          value={scheduledAt}
          disabled={disabled}
          onChange={(value) => onChange({ scheduledAt: value })}
        />
      )}
      {showsExpiry && (
        <ExpiryTool
          value={expiresIn}
          disabled={disabled}
          onChange={(value) => onChange({ expiresIn: value })}
        />
      )}
      {showsQuotePolicy && (
        <QuotePolicyOption
          value={quotePolicy}
          scope={scope}
          disabled={disabled}
          onChange={(value) => onChange({ quotePolicy: value })}
        />
      )}
      {open && (
        <LanguageChoice
          value={language}
          disabled={disabled}
          onChange={(value) => onChange({ language: value })}
        />
      )}
    </div>
  );
}
