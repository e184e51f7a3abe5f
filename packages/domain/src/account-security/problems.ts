/** The fields of the forms about the account's security. */
export type SecurityField = 'password' | 'newPassword' | 'confirmation' | 'email' | 'code' | 'target';

/** The refusals for which the interface has texts of its own. */
export type KnownProblem =
  | 'wrong_password'
  | 'mismatch'
  | 'blank_password'
  | 'invalid_email'
  | 'taken_email'
  | 'blank_email'
  | 'wrong_code'
  | 'unknown_account'
  | 'no_alias'
  | 'not_alias';

/** Why the server refused something, and which field caused it. */
export interface Problem {
  readonly field: SecurityField | null;
  /** Null when the server's sentence is not recognised: then `text` is shown. */
  readonly known: KnownProblem | null;
  readonly text: string;
}

/** Sentences of known servers; the first pattern that matches counts. */
const sentences: readonly (readonly [RegExp, SecurityField, KnownProblem])[] = [
  [/^invalid password/i, 'password', 'wrong_password'],
  [/does not match confirmation/i, 'confirmation', 'mismatch'],
  [/password can't be blank/i, 'newPassword', 'blank_password'],
  [/^email has invalid format/i, 'email', 'invalid_email'],
  [/^email has already been taken/i, 'email', 'taken_email'],
  [/^email can't be blank/i, 'email', 'blank_email'],
  [/^invalid_token|^invalid_secret_and_token|^invalid code/i, 'code', 'wrong_code'],
  [/^not_found|^target account (?:not found|does not exist)/i, 'target', 'unknown_account'],
  [/alsoKnownAs/i, 'target', 'no_alias'],
  [/no such alias/i, 'target', 'not_alias'],
];

/** Finds the field of other sentences, such as "Email is on a blocked domain." */
const fieldNames: readonly (readonly [RegExp, SecurityField])[] = [
  [/^e-?mail/i, 'email'],
  [/^(?:new )?password/i, 'newPassword'],
];

export function problemOf(text: string): Problem {
  const known = sentences.find(([pattern]) => pattern.test(text));
  if (known !== undefined) return { field: known[1], known: known[2], text };
  const field = fieldNames.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { field, known: null, text };
}
