import { readRegistrationErrors, type FailureReason } from '@linnet/api';
import { type RegistrationField, emptyRegistration } from './registration-draft';

/** One thing that a server found wrong. */
export interface RegistrationComplaint {
  /** Where it belongs; null for the whole. */
  readonly field: RegistrationField | null;
  readonly words: string;
}

/** The fields of the form by the names that servers have for them, where these are others. */
const formFields: Readonly<Record<string, RegistrationField>> = {
  ap_id: 'username',
  nickname: 'username',
  name: 'fullname',
  registration_reason: 'reason',
  password_confirmation: 'confirm',
};

/** What servers call the fields, where people call them otherwise. */
const fieldNames: Readonly<Record<string, string>> = {
  ap_id: 'username',
  nickname: 'username',
  name: 'full name',
  registration_reason: 'reason',
};

/**
 * What a server found wrong with a registration, a sentence for each: the field's name with what is said of it, or
 * the one sentence that is said of the whole. Empty where it says nothing in words.
 */
export function registrationComplaints(reason: FailureReason): readonly RegistrationComplaint[] {
  if (reason.kind !== 'http') return [];
  const fields = readRegistrationErrors(reason.body);
  if (fields === null) return reason.text === null ? [] : [{ field: null, words: reason.text }];
  const sentences = Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((message) => ({
      field: fieldOf(field),
      words: `${nameOf(field)} ${withoutHoles(message)}`,
    })),
  );
  // One taken name may be told twice.
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

/** Servers forget to put the number in. */
function withoutHoles(message: string): string {
  return message
    .replace('at most %{count} character(s)', 'shorter')
    .replace('at least %{count} character(s)', 'longer');
}
