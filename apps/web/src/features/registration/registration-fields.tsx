import { useText } from '../../platform/i18n/use-text';
import { TextField } from '../../ui/field/text-field';
import { LanguagesField } from './languages-field';
import { RegistrationArea } from './registration-area';
import { RegistrationInput } from './registration-input';
import { useBirthdayWords } from './use-birthday-words';
import type { RegistrationFormState } from './use-registration-form';

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
