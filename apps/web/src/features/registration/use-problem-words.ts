import type { RegistrationField } from '@linnet/domain/registration';
import { useText } from '../../platform/i18n/use-text';
import { useBirthdayWords } from './use-birthday-words';
import type { RegistrationFormState } from './use-registration-form';

/** The error message of a field; undefined if there is none or the field was not visited yet. */
export function useProblemWords(form: RegistrationFormState, field: RegistrationField): string | undefined {
  const text = useText();
  const date = useBirthdayWords(form.rules.latestBirthday);
  const problem = form.problemOf(field);
  if (problem === undefined) return form.refusalOf(field);
  return text(`registration.validations.${problem}`, { date });
}
