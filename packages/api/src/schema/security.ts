import type { Registration, SecondFactor, SecurityAnswer, Session, TotpSetup } from '../model/security';
import { readToken } from './oauth';
import {
  isObject,
  readFlag,
  readId,
  readObject,
  readText,
  readTextOrNull,
  readTexts,
  readTime,
} from './read';

/** A token, or what has to happen first. Mastodon always sends a token, which may not be active yet. */
export function readRegistration(json: unknown): Registration | undefined {
  const token = readToken(json);
  if (token) return { kind: 'signed-in', token };
  if (!isObject(json)) return undefined;
  const reason = readText(json, 'identifier');
  return reason === '' ? undefined : { kind: 'waiting', reason, message: readText(json, 'message') };
}

export function readSecondFactor(json: unknown): SecondFactor | undefined {
  if (!isObject(json) || !isObject(json['settings'])) return undefined;
  const settings = readObject(json, 'settings');
  return { enabled: readFlag(settings, 'enabled'), totp: readFlag(settings, 'totp') };
}

export function readTotpSetup(json: unknown): TotpSetup | undefined {
  if (!isObject(json)) return undefined;
  const uri = readText(json, 'provisioning_uri');
  const key = readText(json, 'key');
  return key === '' || !uri.startsWith('otpauth://') ? undefined : { uri, key };
}

export function readBackupCodes(json: unknown): readonly string[] | undefined {
  if (!isObject(json) || !Array.isArray(json['codes'])) return undefined;
  return readTexts(json, 'codes');
}

/** The time has no zone; it is in UTC. */
export function readSession(json: unknown): Session | undefined {
  if (!isObject(json)) return undefined;
  const id = readId(json, 'id');
  if (id === null) return undefined;
  const until = readTime(json, 'valid_until');
  const zoned = until === null || /(?:Z|[+-]\d\d:?\d\d)$/.test(until) ? until : `${until}Z`;
  return { id, appName: readText(json, 'app_name'), validUntil: zoned };
}

export function readSecurityAnswer(json: unknown): SecurityAnswer | undefined {
  if (!isObject(json)) return undefined;
  const text = readTextOrNull(json, 'error');
  if (text !== null) return { kind: 'refused', text };
  return json['status'] === 'success' ? { kind: 'done' } : undefined;
}
