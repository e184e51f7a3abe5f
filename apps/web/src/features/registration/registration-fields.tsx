import type { RegistrationDraft } from '@linnet/domain/registration';
import { useLocale, useText } from '../../platform/i18n/use-text';
import { useUtcDay } from '../../platform/time/moment-format';
import { TextArea, TextField, type TextFieldProps } from '../../ui/field/text-field';
import styles from './registration.module.css';
import type { RegistrationFormState } from './use-registration-form';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { languageNames } from '../../blocks/languages/language-names';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { Select } from '../../ui/select/select';

/** A date (`YYYY-MM-DD`) in the viewer's language; empty for null. */
function useBirthdayText(day: string | null): string {
  const format = useUtcDay();
  return day === null ? '' : format(Date.parse(`${day}T00:00Z`));
}

/** Fields with a text. */
type TextFieldName = Exclude<keyof RegistrationDraft, 'languages'>;

/** What inputs and text areas of the form have in common, with the error once the field was visited. */
function useFieldProps(form: RegistrationFormState, field: TextFieldName, optional = false) {
  const text = useText();
  const date = useBirthdayText(form.rules.latestBirthday);
  const problem = form.problemOf(field);
  return {
    label: text(`registration.${field}`),
    name: field,
    optional,
    problem:
      problem === undefined
        ? form.serverErrorOf(field)
        : text(`registration.validations.${problem}`, { date }),
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
  readonly field: TextFieldName;
}

/** An input of the registration form. */
export function RegistrationInput({ form, field, ...rest }: RegistrationInputProps) {
  const shared = useFieldProps(form, field, rest.optional);
  return <TextField {...rest} {...shared} autoCapitalize="none" spellCheck={false} />;
}

/** Languages in which servers write emails, as tags for `Intl`. */
const mailLanguages = (
  'ar ca cs da de el en eo es et eu fa fi fr ga he hu id it ja ko nb nl oc pl pt ro ru sk sv ' +
  'te tr uk vi zh-Hans zh-Hant'
).split(' ');

interface LanguagesFieldProps {
  readonly value: readonly string[];
  readonly onChange: (languages: readonly string[]) => void;
}

/** The languages for emails of the server, the preferred one first. */
function LanguagesField({ value, onChange }: LanguagesFieldProps) {
  const text = useText();
  const { nameOf, titleOf } = languageNames(useLocale().code);
  const remaining = mailLanguages.filter((code) => !value.includes(code));
  const [next] = remaining;

  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{text('registration.languages')}</legend>
      {value.map((chosen, index) => (
        <div className={styles.language} key={chosen}>
          <Select
            aria-label={text(index === 0 ? 'registration.first_language' : 'registration.next_language', {
              number: index + 1,
            })}
            value={chosen}
            options={[...new Set([chosen, ...remaining])]
              .map((code) => ({ value: code, label: titleOf(code) }))
              .toSorted((a, b) => a.label.localeCompare(b.label))}
            onChange={(code) => onChange(value.with(index, code))}
          />
          {value.length > 1 && (
            <IconButton
              small
              icon={X}
              name={text('registration.remove_language', { language: nameOf(chosen) })}
              onClick={() => onChange(value.filter((code) => code !== chosen))}
            />
          )}
        </div>
      ))}
      {next !== undefined && (
        <div>
          <Button small icon={<Icon of={Plus} size="small" />} onClick={() => onChange([...value, next])}>
            {text('registration.add_language')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface RegistrationFieldsProps {
  readonly form: RegistrationFormState;
  readonly inviteToken: string | null;
}

/** All fields of the form except the captcha. */
export function RegistrationFields({ form, inviteToken }: RegistrationFieldsProps) {
  const text = useText();
  const { acceptsDetails, emailRequired, reasonRequired } = form.rules;
  return (
    <>
      <RegistrationInput form={form} field="username" dir="ltr" autoComplete="username" />
      {acceptsDetails && <RegistrationInput form={form} field="fullname" autoComplete="name" />}
      <RegistrationInput
        form={form}
        field="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        optional={!emailRequired}
      />
      {acceptsDetails && <RegistrationArea form={form} field="bio" optional />}
      <RegistrationInput form={form} field="password" type="password" dir="ltr" autoComplete="new-password" />
      <RegistrationInput form={form} field="confirm" type="password" dir="ltr" autoComplete="new-password" />
      {acceptsDetails && <BirthdayField form={form} />}
      {acceptsDetails && (
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
  const date = useBirthdayText(latestBirthday);
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
