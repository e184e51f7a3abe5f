import type { Instance } from '@linnet/api';
import type { ProfileTexts } from '../form-drafts/profile-texts';

export type FieldProblem = { kind: 'nameless' } | { kind: 'name_long' | 'value_long'; by: number };

export interface TextProblems {
  readonly fields: ReadonlyMap<number, FieldProblem>;
  readonly birthday: { kind: 'missing' } | { kind: 'too_young'; days: number } | { kind: 'no_date' } | null;
}

type Limits = Pick<Instance, 'fieldLimits' | 'birthdayRequired' | 'birthdayMinAge'>;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const DAY_MS = 86_400_000;

/** The length of a text; a composed emoji counts as one, as servers count it. */
function characterCount(text: string): number {
  return [...segmenter.segment(text)].length;
}

/** Finds what the server would refuse, before anything is sent. */
export function textProblems(
  { fields, birthday }: Partial<ProfileTexts>,
  limits: Limits | null,
  now: number,
): TextProblems {
  const { nameLength = 0, valueLength = 0 } = limits?.fieldLimits ?? {};
  const found = new Map<number, FieldProblem>();
  fields?.forEach(({ name, value }, index) => {
    const nameOver = nameLength > 0 ? characterCount(name) - nameLength : 0;
    const valueOver = valueLength > 0 ? characterCount(value) - valueLength : 0;
    if (name.trim() === '' && value.trim() !== '') found.set(index, { kind: 'nameless' });
    else if (nameOver > 0) found.set(index, { kind: 'name_long', by: nameOver });
    else if (valueOver > 0) found.set(index, { kind: 'value_long', by: valueOver });
  });
  return { fields: found, birthday: birthdayProblem(birthday, limits, now) };
}

function birthdayProblem(
  birthday: string | undefined,
  limits: Limits | null,
  now: number,
): TextProblems['birthday'] {
  if (birthday === undefined) return null;
  if (birthday === '') return limits?.birthdayRequired === true ? { kind: 'missing' } : null;
  const born = Date.parse(birthday);
  if (!/^\d{4}-\d\d-\d\d$/.test(birthday) || Number.isNaN(born)) return { kind: 'no_date' };
  const days = limits?.birthdayMinAge ?? 0;
  return now - born < days * DAY_MS ? { kind: 'too_young', days } : null;
}

export function hasProblems({ fields, birthday }: TextProblems): boolean {
  return fields.size > 0 || birthday !== null;
}
