import { isObject, readTextOrNull } from '../read';

/** The account-security calls return errors with status 200. */
export type SecurityAnswer = { kind: 'done' } | { kind: 'refused'; text: string };

export function readSecurityAnswer(json: unknown): SecurityAnswer | undefined {
  if (!isObject(json)) return undefined;
  const text = readTextOrNull(json, 'error');
  if (text !== null) return { kind: 'refused', text };
  return json['status'] === 'success' ? { kind: 'done' } : undefined;
}
