import type { StoredForm } from './form-drafts';

export interface FieldText {
  readonly name: string;
  readonly value: string;
}

/** What people write about themselves. */
export interface ProfileTexts {
  readonly displayName: string;
  readonly note: string;
  readonly fields: readonly FieldText[];
  /** `YYYY-MM-DD`; empty for none. */
  readonly birthday: string;
}

function readField(value: unknown): FieldText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, value: text } = value as Partial<Record<keyof FieldText, unknown>>;
  return typeof name === 'string' && typeof text === 'string' ? [{ name, value: text }] : [];
}

/** Reads the stored draft of the profile. */
export function readProfileTexts(record: StoredForm | null): Partial<ProfileTexts> {
  const { displayName, note, fields, birthday } = record ?? {};
  return {
    ...(typeof displayName === 'string' && { displayName }),
    ...(typeof note === 'string' && { note }),
    ...(Array.isArray(fields) && { fields: fields.flatMap(readField) }),
    ...(typeof birthday === 'string' && { birthday }),
  };
}
