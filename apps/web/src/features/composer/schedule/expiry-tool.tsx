import { type DurationUnit, expirySeconds, expirySpan, splitDuration } from '@linnet/domain/drafts';
import { useState } from 'react';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { Check } from '../../../ui/check/check';
import { DurationField } from '../options/duration-field';
import styles from '../options/option-row.module.css';

interface ExpiryToolProps {
  /** In seconds; null for never. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly disabled: boolean;
}

const units: readonly DurationUnit[] = ['minutes', 'hours', 'days'];
const WEEK = 7 * 86_400;

/** Lets a post delete itself after a time, if the server supports that. */
export function ExpiryTool({ value, onChange, disabled }: ExpiryToolProps) {
  const text = useText();
  const isOffered = useFeature('statusExpiry');
  const [preferred, setPreferred] = useState<DurationUnit>('days');
  if (!isOffered && value === null) return null;
  const { amount, unit } = splitDuration(value ?? WEEK, preferred);

  return (
    <div className={styles.row}>
      <Check
        checked={value !== null}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked ? WEEK : null)}
      >
        {text('expiry.deletes_itself')}
      </Check>
      {value !== null && (
        <DurationField
          label={text('expiry.after')}
          amount={amount}
          unit={unit}
          units={units}
          span={expirySpan(unit)}
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
