import { earliestSchedule, isTooSoon, localMoment, readLocalMoment } from '@linnet/domain/drafts';
import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { pageClock } from '../../platform/time/clock';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { TextField } from '../../ui/field/text-field';

/** A post must be scheduled at least this far ahead. */
const MIN_AHEAD_MS = 5 * 60_000;

/** Whether a moment (ISO 8601) is too soon to schedule a post; becomes true by itself as time passes. */
function useTooSoon(at: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => pageClock.wakeAt(Date.parse(at) - MIN_AHEAD_MS, () => setNow(Date.now())), [at]);
  return isTooSoon(at, now);
}

interface MomentFieldProps {
  readonly label: string;
  /** ISO 8601. */
  readonly value: string;
  /** Called with complete moments only: while a date is being typed, the previous value stays. */
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}

/** A field for the time at which a post is published, in the time zone of this device, which it names. */
export function MomentField({ label, value, onChange, disabled = false }: MomentFieldProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const [typed, setTyped] = useState<string | null>(null);
  const [earliest] = useState(() => localMoment(earliestSchedule(Date.now())));
  const isTooSoon = useTooSoon(value);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  function handleChange(written: string) {
    setTyped(written);
    const moment = readLocalMoment(written);
    if (moment !== null) onChange(moment);
  }

  return (
    <TextField
      type="datetime-local"
      label={label}
      value={typed ?? localMoment(Date.parse(value))}
      min={earliest}
      disabled={disabled}
      hint={text('schedule.posted_at', { time: full(Date.parse(value)), zone })}
      problem={isTooSoon ? text('post_status.schedule_too_soon') : undefined}
      onChange={handleChange}
      onBlur={() => setTyped(null)}
    />
  );
}
