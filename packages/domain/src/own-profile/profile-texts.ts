import type { ProfileChange, ProfileFacts } from '@linnet/api';
import type { FieldText, ProfileTexts } from '../form-drafts/profile-texts';

/** The texts on the server. */
export function textsOf({ account, own }: ProfileFacts): ProfileTexts {
  return {
    displayName: account.displayName,
    note: own.note,
    fields: own.fields.map(({ name, value }) => ({ name, value })),
    birthday: account.birthday ?? '',
  };
}

/** Only the texts that differ from the saved ones. */
export function differing(texts: Partial<ProfileTexts>, saved: ProfileTexts): Partial<ProfileTexts> {
  const { displayName, note, fields, birthday } = texts;
  return {
    ...(displayName !== undefined && displayName !== saved.displayName && { displayName }),
    ...(note !== undefined && note !== saved.note && { note }),
    ...(fields !== undefined && !isSame(fields, saved.fields) && { fields }),
    ...(birthday !== undefined && birthday !== saved.birthday && { birthday }),
  };
}

/** The change that sends these texts. Empty fields are left out. */
export function changeOf({ fields, ...texts }: Partial<ProfileTexts>): ProfileChange {
  return { ...texts, ...(fields !== undefined && { fields: filled(fields) }) };
}

/** The sent texts that the server did not store. A server may change white space, which is ignored. */
export function notStored(sent: Partial<ProfileTexts>, saved: ProfileTexts): Partial<ProfileTexts> {
  return differing(normalized(sent), { ...saved, ...normalized(saved) });
}

function normalized({ displayName, note, fields, birthday }: Partial<ProfileTexts>): Partial<ProfileTexts> {
  return {
    ...(displayName !== undefined && { displayName: normalizedText(displayName) }),
    ...(note !== undefined && { note: normalizedText(note) }),
    ...(birthday !== undefined && { birthday }),
    ...(fields !== undefined && {
      fields: filled(fields).map(({ name, value }) => ({
        name: normalizedText(name),
        value: normalizedText(value),
      })),
    }),
  };
}

function normalizedText(text: string): string {
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
