import {
  checkNewcomer,
  type Newcomer,
  type NewcomerField,
  type NewcomerProblem,
  type NewcomerProblems,
  nobodyYet,
  type RegistrationComplaint,
  type RegistrationRules,
} from '@linnet/domain/registration';
import { useEffect, useState } from 'react';
import { useLocale } from '../../platform/i18n/use-locale';
import { keepNewcomer, readNewcomer } from './kept-newcomer';

export interface NewcomerForm {
  readonly newcomer: Newcomer;
  readonly rules: RegistrationRules;
  /** Of the whole form, shown or not. */
  readonly problems: NewcomerProblems;
  change(change: Partial<Newcomer>): void;
  /** What is wrong with a field that was left once, or when all were to be sent. */
  problemOf(field: NewcomerField): NewcomerProblem | undefined;
  /** What the server said of a field that was not changed since. */
  refusalOf(field: NewcomerField): string | undefined;
  refuse(complaints: readonly RegistrationComplaint[]): void;
  touch(field: NewcomerField): void;
  touchAll(): void;
}

/** What stands in the form to join; a field that nobody has been in yet is not complained of. */
export function useNewcomer(rules: RegistrationRules): NewcomerForm {
  const { code } = useLocale();
  const [newcomer, setNewcomer] = useState<Newcomer>(() => ({
    ...nobodyYet,
    languages: [code],
    ...readNewcomer(),
  }));
  const [refusals, setRefusals] = useState<readonly RegistrationComplaint[]>([]);
  useEffect(() => keepNewcomer(newcomer), [newcomer]);
  const [touched, setTouched] = useState<ReadonlySet<NewcomerField> | 'all'>(new Set());
  const problems = checkNewcomer(newcomer, rules);

  return {
    newcomer,
    rules,
    problems,
    change(change) {
      setNewcomer((before) => ({ ...before, ...change }));
      setRefusals((before) => before.filter(({ field }) => field === null || !Object.hasOwn(change, field)));
    },
    refusalOf: (field) => refusals.find((complaint) => complaint.field === field)?.words,
    refuse: setRefusals,
    problemOf: (field) => (touched === 'all' || touched.has(field) ? problems[field] : undefined),
    touch: (field) => setTouched((before) => (before === 'all' ? before : new Set(before).add(field))),
    touchAll: () => setTouched('all'),
  };
}
