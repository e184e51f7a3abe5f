import { useText } from '../../platform/i18n/use-text';
import { TextArea } from '../../ui/field/text-area';
import type { RegistrationFormState } from './use-registration-form';
import { useProblemWords } from './use-problem-words';

interface RegistrationAreaProps {
  readonly form: RegistrationFormState;
  readonly field: 'bio' | 'reason';
  readonly optional?: boolean;
  readonly hint?: string;
}

/** A text area of the registration form, with its error. */
export function RegistrationArea({ form, field, optional = false, hint }: RegistrationAreaProps) {
  const text = useText();
  const problem = useProblemWords(form, field);
  return (
    <TextArea
      label={text(`registration.${field}`)}
      name={field}
      optional={optional}
      hint={hint}
      problem={problem}
      value={form.registration[field]}
      aria-required={!optional}
      onChange={({ currentTarget }) => form.change({ [field]: currentTarget.value })}
      onBlur={() => form.touch(field)}
    />
  );
}
