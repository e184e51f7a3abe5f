import { readRegistrationErrors, type ErrorReason } from '@linnet/api';
import { type RegistrationField, emptyRegistration } from './registration-draft';

/** One thing that a server found wrong. */
export interface RegistrationComplaint {
  /** The field it is about; null for the whole form. */
  readonly field: RegistrationField | null;
  readonly words: string;
}

/** The fields of the form by the names of the server, where they differ. */
const formFields: Readonly<Record<string, RegistrationField>> = {
  ap_id: 'username',
  nickname: 'username',
  name: 'fullname',
  registration_reason: 'reason',
  password_confirmation: 'confirm',
};

/** The names of fields in sentences, where they differ from the server's. */
const fieldNames: Readonly<Record<string, string>> = {
  ap_id: 'username',
  nickname: 'username',
  name: 'full name',
  registration_reason: 'reason',
};

/**
 * What a server found wrong with a registration, as sentences: the field's name with the message about it, or one
 * sentence about the whole. Empty where it says nothing.
 */
export function registrationComplaints(reason: ErrorReason): readonly RegistrationComplaint[] {
  if (reason.kind !== 'http') return [];
  const fields = readRegistrationErrors(reason.body);
  if (fields === null) return reason.text === null ? [] : [{ field: null, words: reason.text }];
  const sentences = Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((message) => ({
      field: fieldOf(field),
      words: `${nameOf(field)} ${withoutPlaceholders(message)}`,
    })),
  );
  // One taken name may be reported under two fields.
  return sentences.filter(({ words }, at) => sentences.findIndex((one) => one.words === words) === at);
}

function fieldOf(name: string): RegistrationField | null {
  if (Object.hasOwn(formFields, name)) return formFields[name] ?? null;
  return isField(name) ? name : null;
}

function isField(name: string): name is RegistrationField {
  return Object.hasOwn(emptyRegistration, name);
}

function nameOf(field: string): string {
  const name = (fieldNames[field] ?? field).replaceAll('_', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Replaces placeholders: some servers send these messages without the number. */
function withoutPlaceholders(message: string): string {
  return message
    .replace('at most %{count} character(s)', 'shorter')
    .replace('at least %{count} character(s)', 'longer');
}
