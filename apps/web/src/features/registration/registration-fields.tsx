import { useText } from '../../platform/i18n/use-text';
import { TextField } from '../../ui/field/text-field';
import { LanguagesField } from './languages-field';
import { NewcomerArea } from './newcomer-area';
import { NewcomerField } from './newcomer-field';
import { useBirthdayWords } from './use-birthday-words';
import type { NewcomerForm } from './use-newcomer';

interface RegistrationFieldsProps {
  readonly form: NewcomerForm;
  readonly inviteToken: string | null;
}

/** All that a server may want to know, but for the picture. */
export function RegistrationFields({ form, inviteToken }: RegistrationFieldsProps) {
  const text = useText();
  const { takesDetails, emailRequired, reasonRequired } = form.rules;
  return (
    <>
      <NewcomerField form={form} field="username" dir="ltr" autoComplete="username" />
      {takesDetails && <NewcomerField form={form} field="fullname" autoComplete="name" />}
      <NewcomerField
        form={form}
        field="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        optional={!emailRequired}
      />
      {takesDetails && <NewcomerArea form={form} field="bio" optional />}
      <NewcomerField form={form} field="password" type="password" dir="ltr" autoComplete="new-password" />
      <NewcomerField form={form} field="confirm" type="password" dir="ltr" autoComplete="new-password" />
      {takesDetails && <BirthdayField form={form} />}
      {takesDetails && (
        <LanguagesField
          value={form.newcomer.languages}
          onChange={(languages) => form.change({ languages })}
        />
      )}
      {reasonRequired && <NewcomerArea form={form} field="reason" hint={text('registration.reason_hint')} />}
      {inviteToken !== null && (
        <TextField label={text('registration.token')} name="token" value={inviteToken} dir="ltr" readOnly />
      )}
    </>
  );
}

function BirthdayField({ form }: { readonly form: NewcomerForm }) {
  const text = useText();
  const { birthdayRequired, latestBirthday } = form.rules;
  const date = useBirthdayWords(latestBirthday);
  return (
    <NewcomerField
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
