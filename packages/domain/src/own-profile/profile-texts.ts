import type { ProfileChange, ProfileFacts } from '@linnet/api';

export interface FieldText {
  readonly name: string;
  readonly value: string;
}

/** What somebody writes about themselves. */
export interface ProfileTexts {
  readonly displayName: string;
  readonly note: string;
  readonly fields: readonly FieldText[];
  /** `YYYY-MM-DD`; empty for none. */
  readonly birthday: string;
}

/** As the server has them. */
export function textsOf({ account, own }: ProfileFacts): ProfileTexts {
  return {
    displayName: account.displayName,
    note: own.note,
    fields: own.fields.map(({ name, value }) => ({ name, value })),
    birthday: account.birthday ?? '',
  };
}

/** Only what is written otherwise than the server has it. */
export function differing(texts: Partial<ProfileTexts>, saved: ProfileTexts): Partial<ProfileTexts> {
  const { displayName, note, fields, birthday } = texts;
  return {
    ...(displayName !== undefined && displayName !== saved.displayName && { displayName }),
    ...(note !== undefined && note !== saved.note && { note }),
    ...(fields !== undefined && !isSame(fields, saved.fields) && { fields }),
    ...(birthday !== undefined && birthday !== saved.birthday && { birthday }),
  };
}

/** What asks the server for it. Fields with nothing in them are left out. */
export function changeOf({ fields, ...texts }: Partial<ProfileTexts>): ProfileChange {
  return { ...texts, ...(fields !== undefined && { fields: filled(fields) }) };
}

/** What the server did not keep of what was sent. White space it may put into an order of its own. */
export function unkept(sent: Partial<ProfileTexts>, saved: ProfileTexts): Partial<ProfileTexts> {
  return differing(tidy(sent), { ...saved, ...tidy(saved) });
}

function tidy({ displayName, note, fields, birthday }: Partial<ProfileTexts>): Partial<ProfileTexts> {
  return {
    ...(displayName !== undefined && { displayName: plain(displayName) }),
    ...(note !== undefined && { note: plain(note) }),
    ...(birthday !== undefined && { birthday }),
    ...(fields !== undefined && {
      fields: filled(fields).map(({ name, value }) => ({ name: plain(name), value: plain(value) })),
    }),
  };
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}

function filled(fields: readonly FieldText[]): readonly FieldText[] {
  return fields.filter(({ name, value }) => name.trim() !== '' || value.trim() !== '');
}

function isSame(some: readonly FieldText[], others: readonly FieldText[]): boolean {
  const pairs = (fields: readonly FieldText[]): string =>
    JSON.stringify(fields.map(({ name, value }) => [name, value]));
  return pairs(some) === pairs(others);
}
