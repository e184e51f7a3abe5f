import type { NewcomerField } from '@linnet/domain/registration';
import { useText } from '../../platform/i18n/use-text';
import { useBirthdayWords } from './use-birthday-words';
import type { NewcomerForm } from './use-newcomer';

/** What is wrong with a field, in words; undefined while nothing is, or nobody has been in it. */
export function useProblemWords(form: NewcomerForm, field: NewcomerField): string | undefined {
  const text = useText();
  const date = useBirthdayWords(form.rules.latestBirthday);
  const problem = form.problemOf(field);
  if (problem === undefined) return form.refusalOf(field);
  return text(`registration.validations.${problem}`, { date });
}
