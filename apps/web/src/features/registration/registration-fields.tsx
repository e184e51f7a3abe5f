import type { RegistrationDraft } from '@linnet/domain/registration';
import { useText } from '../../platform/i18n/use-text';
import { useUtcDay } from '../../platform/time/moment-format';
import { TextArea, TextField, type TextFieldProps } from '../../ui/field/text-field';
import { LanguagesField } from './languages-field';
import type { RegistrationFormState } from './use-registration-form';

/** A date (`YYYY-MM-DD`) in the viewer's language; empty for null. */
function useBirthdayWords(day: string | null): string {
  const words = useUtcDay();
  return day === null ? '' : words(Date.parse(`${day}T00:00Z`));
}

/** Fields with a text. */
type TextOfForm = Exclude<keyof RegistrationDraft, 'languages'>;

/** What inputs and text areas of the form have in common, with the error once the field was visited. */
function useFieldProps(form: RegistrationFormState, field: TextOfForm, optional = false) {
  const text = useText();
  const date = useBirthdayWords(form.rules.latestBirthday);
  const problem = form.problemOf(field);
  return {
    label: text(`registration.${field}`),
    name: field,
    optional,
    problem:
      problem === undefined ? form.refusalOf(field) : text(`registration.validations.${problem}`, { date }),
    value: form.registration[field],
    'aria-required': !optional,
    onChange: (value: string) => form.change({ [field]: value }),
    onBlur: () => form.touch(field),
  };
}

interface RegistrationAreaProps {
  readonly form: RegistrationFormState;
  readonly field: 'bio' | 'reason';
  readonly optional?: boolean;
  readonly hint?: string;
}

/** A text area of the registration form. */
function RegistrationArea({ form, field, optional, hint }: RegistrationAreaProps) {
  return <TextArea {...useFieldProps(form, field, optional)} hint={hint} />;
}

interface RegistrationInputProps extends Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'hint' | 'optional' | 'dir' | 'max' | 'inputMode'
> {
  readonly form: RegistrationFormState;
  readonly field: TextOfForm;
}

/** An input of the registration form. */
export function RegistrationInput({ form, field, ...rest }: RegistrationInputProps) {
  const shared = useFieldProps(form, field, rest.optional);
  return <TextField {...rest} {...shared} autoCapitalize="none" spellCheck={false} />;
}

interface RegistrationFieldsProps {
  readonly form: RegistrationFormState;
  readonly inviteToken: string | null;
}

/** All fields of the form except the captcha. */
export function RegistrationFields({ form, inviteToken }: RegistrationFieldsProps) {
  const text = useText();
  const { takesDetails, emailRequired, reasonRequired } = form.rules;
  return (
    <>
      <RegistrationInput form={form} field="username" dir="ltr" autoComplete="username" />
      {takesDetails && <RegistrationInput form={form} field="fullname" autoComplete="name" />}
      <RegistrationInput
        form={form}
        field="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        optional={!emailRequired}
      />
      {takesDetails && <RegistrationArea form={form} field="bio" optional />}
      <RegistrationInput form={form} field="password" type="password" dir="ltr" autoComplete="new-password" />
      <RegistrationInput form={form} field="confirm" type="password" dir="ltr" autoComplete="new-password" />
      {takesDetails && <BirthdayField form={form} />}
      {takesDetails && (
        <LanguagesField
          value={form.registration.languages}
          onChange={(languages) => form.change({ languages })}
        />
      )}
      {reasonRequired && (
        <RegistrationArea form={form} field="reason" hint={text('registration.reason_hint')} />
      )}
      {inviteToken !== null && (
        <TextField label={text('registration.token')} name="token" value={inviteToken} dir="ltr" readOnly />
      )}
    </>
  );
}

function BirthdayField({ form }: { readonly form: RegistrationFormState }) {
  const text = useText();
  const { birthdayRequired, latestBirthday } = form.rules;
  const date = useBirthdayWords(latestBirthday);
  return (
    <RegistrationInput
      form={form}
      field="birthday"
      type="date"
      autoComplete="bday"
      optional={!birthdayRequired}
      {...(latestBirthday !== null && {
        max: latestBirthday,
        hint: text('registration.birthday_hint', { date }),
      })}
    />
  );
}
