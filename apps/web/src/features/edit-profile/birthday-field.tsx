import type { TextProblems } from '@linnet/domain/own-profile';
import { type GetText, useText } from '../../platform/i18n/use-text';
import { TextField } from '../../ui/field/text-field';

interface BirthdayFieldProps {
  /** `YYYY-MM-DD`; empty for none. */
  readonly value: string;
  readonly problem: TextProblems['birthday'];
  readonly onChange: (birthday: string) => void;
}

export function BirthdayField({ value, problem, onChange }: BirthdayFieldProps) {
  const text = useText();
  return (
    <TextField
      type="date"
      data-part="birthday"
      label={text('edit_profile.birthday')}
      problem={problem === null ? undefined : problemWords(problem, text)}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function problemWords(problem: NonNullable<TextProblems['birthday']>, text: GetText): string {
  if (problem.kind === 'too_young') return text('edit_profile.birthday_too_young', { days: problem.days });
  return text(`edit_profile.birthday_${problem.kind}`);
}
