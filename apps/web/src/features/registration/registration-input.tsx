import type { RegistrationDraft } from '@linnet/domain/registration';
import { useText } from '../../platform/i18n/use-text';
import { TextField, type TextFieldProps } from '../../ui/field/text-field';
import type { RegistrationFormState } from './use-registration-form';
import { useProblemWords } from './use-problem-words';

/** Fields with an input of one line. */
type LineField = Exclude<keyof RegistrationDraft, 'languages'>;

interface RegistrationInputProps extends Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'hint' | 'optional' | 'dir' | 'max' | 'inputMode'
> {
  readonly form: RegistrationFormState;
  readonly field: LineField;
}

/** An input of the registration form, with its error. */
export function RegistrationInput({ form, field, ...rest }: RegistrationInputProps) {
  const text = useText();
  const problem = useProblemWords(form, field);
  return (
    <TextField
      {...rest}
      label={text(`registration.${field}`)}
      name={field}
      value={form.registration[field]}
      problem={problem}
      autoCapitalize="none"
      spellCheck={false}
      aria-required={!rest.optional}
      onChange={({ currentTarget }) => form.change({ [field]: currentTarget.value })}
      onBlur={() => form.touch(field)}
    />
  );
}
