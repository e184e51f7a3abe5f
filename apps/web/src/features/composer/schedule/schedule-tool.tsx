import { earliestSchedule } from '@linnet/domain/drafts';
import { MomentField } from '../../../blocks/moment-field/moment-field';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { Check } from '../../../ui/check/check';
import styles from '../options/option-row.module.css';

interface ScheduleToolProps {
  /** ISO 8601; null to publish at once. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly disabled: boolean;
}

const HOUR = 3_600_000;

/** Schedules a post, if the server supports that. */
export function ScheduleTool({ value, onChange, disabled }: ScheduleToolProps) {
  const text = useText();
  const isOffered = useFeature('scheduledStatuses');
  if (!isOffered && value === null) return null;

  function handleToggle(waits: boolean) {
    onChange(waits ? new Date(earliestSchedule(Date.now() + HOUR)).toISOString() : null);
  }

  return (
    <div className={styles.row}>
      <Check
        checked={value !== null}
        disabled={disabled}
        onChange={(event) => handleToggle(event.currentTarget.checked)}
      >
        {text('schedule.later')}
      </Check>
      {value !== null && (
        <MomentField label={text('schedule.at')} value={value} onChange={onChange} disabled={disabled} />
      )}
    </div>
  );
}
