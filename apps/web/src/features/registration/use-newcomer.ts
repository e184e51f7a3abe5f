import {
  checkNewcomer,
  type Newcomer,
  type NewcomerField,
  type NewcomerProblem,
  type NewcomerProblems,
  nobodyYet,
  type RegistrationRules,
} from '@linnet/domain/registration';
import { useState } from 'react';
import { useLocale } from '../../platform/i18n/use-locale';

export interface NewcomerForm {
  readonly newcomer: Newcomer;
  readonly rules: RegistrationRules;
  /** Of the whole form, shown or not. */
  readonly problems: NewcomerProblems;
  change(change: Partial<Newcomer>): void;
  /** What is wrong with a field that was left once, or when all were to be sent. */
  problemOf(field: NewcomerField): NewcomerProblem | undefined;
  touch(field: NewcomerField): void;
  touchAll(): void;
}

/** What stands in the form to join; a field that nobody has been in yet is not complained of. */
export function useNewcomer(rules: RegistrationRules): NewcomerForm {
  const { code } = useLocale();
  const [newcomer, setNewcomer] = useState<Newcomer>({ ...nobodyYet, languages: [code] });
  const [touched, setTouched] = useState<ReadonlySet<NewcomerField> | 'all'>(new Set());
  const problems = checkNewcomer(newcomer, rules);

  return {
    newcomer,
    rules,
    problems,
    change: (change) => setNewcomer((before) => ({ ...before, ...change })),
    problemOf: (field) => (touched === 'all' || touched.has(field) ? problems[field] : undefined),
    touch: (field) => setTouched((before) => (before === 'all' ? before : new Set(before).add(field))),
    touchAll: () => setTouched('all'),
  };
}
