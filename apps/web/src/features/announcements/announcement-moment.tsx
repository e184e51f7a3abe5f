import { TextField } from '../../ui/field/text-field';

interface AnnouncementMomentProps {
  readonly label: string;
  readonly allDay: boolean;
  /** As the field shows it; empty for none. */
  readonly value: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** When an announcement begins or ends, if it does: a day, or a day with its time. */
export function AnnouncementMoment({ allDay, onChange, ...words }: AnnouncementMomentProps) {
  return (
    <TextField
      {...words}
      optional
      type={allDay ? 'date' : 'datetime-local'}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
