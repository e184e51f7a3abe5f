import { earliestSchedule, localMoment, readLocalMoment } from '@linnet/domain/drafts';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { TextField } from '../../ui/field/text-field';
import { useTooSoon } from './use-too-soon';

interface MomentFieldProps {
  readonly label: string;
  /** ISO 8601. */
  readonly value: string;
  /**
   * Called with complete moments only: while a date is being typed, the previous value stays, as the line below says.
   */
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
      hint={text('schedule.goes_out', { time: full(Date.parse(value)), zone })}
      problem={isTooSoon ? text('post_status.schedule_too_soon') : undefined}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
