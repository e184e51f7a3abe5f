import { readRegistrationErrors, type FailureReason } from '@linnet/api';

/** What servers call the fields, where the form calls them otherwise. */
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
export function registrationComplaints(reason: FailureReason): readonly string[] {
  if (reason.kind !== 'http') return [];
  const fields = readRegistrationErrors(reason.body);
  if (fields === null) return reason.text === null ? [] : [reason.text];
  const sentences = Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((message) => `${nameOf(field)} ${withoutHoles(message)}`),
  );
  // One taken name may be told twice.
  return [...new Set(sentences)];
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
