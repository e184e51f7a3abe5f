import type { FailureReason } from '../error';
import type {
  Captcha,
  OAuthApp,
  Registration,
  SecondFactor,
  SecurityAnswer,
  Session,
  Token,
  TotpSetup,
} from '../model/own-account';
import {
  isObject,
  readCountOrNull,
  readFlag,
  readId,
  readObject,
  readText,
  readTextOrNull,
  readTexts,
  readTime,
} from './read';

/** Characters allowed in a header. A token with a line break would make every later call fail. */
const headerSafe = /^[\x21-\x7e]{1,8192}$/;

export function readApp(json: unknown): OAuthApp | undefined {
  if (!isObject(json)) return undefined;
  const clientId = readText(json, 'client_id');
  const clientSecret = readText(json, 'client_secret');
  return clientId === '' || clientSecret === '' ? undefined : { clientId, clientSecret };
}

export function readToken(json: unknown): Token | undefined {
  if (!isObject(json)) return undefined;
  const accessToken = readText(json, 'access_token');
  return headerSafe.test(accessToken) ? { accessToken, scope: readText(json, 'scope') } : undefined;
}

/** The token for the second factor, when the password alone was not enough; null for other errors. */
export function readMfaToken(reason: FailureReason): string | null {
  if (reason.kind !== 'http' || !isObject(reason.body) || reason.body['error'] !== 'mfa_required')
    return null;
  return readText(reason.body, 'mfa_token') || null;
}

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

const picture = /^(?:https?:\/\/[^\s]+|data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+)$/;

/** An error comes with status 200. A captcha whose picture has no valid address is of kind `unknown`. */
export function readCaptcha(json: unknown): Captcha | undefined {
  if (!isObject(json)) return undefined;
  if (typeof json['error'] === 'string') return { kind: 'unavailable' };
  const name = readText(json, 'type');
  if (name === '') return undefined;
  if (name === 'none') return { kind: 'none' };
  const url = readText(json, 'url');
  const token = readText(json, 'token');
  if ((name !== 'kocaptcha' && name !== 'native') || token === '' || !picture.test(url)) {
    return { kind: 'unknown', name };
  }
  const answerData = readText(json, 'answer_data');
  return { kind: name, token, url, answerData, secondsValid: readCountOrNull(json, 'seconds_valid') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const maxFields = 50;

/**
 * Messages by field from the body of a failed registration, in the server's words. Pleroma puts a JSON document into
 * the text of `error`; Mastodon has `details` with a description for each. Null when the body has a plain sentence.
 */
export function readRegistrationErrors(body: unknown): Readonly<Record<string, readonly string[]>> | null {
  if (!isObject(body)) return null;
  const { error, details } = body;
  const fields = isObject(details) ? details : typeof error === 'string' ? parsed(error) : null;
  if (!isObject(fields)) return null;
  const entries = Object.keys(fields)
    .slice(0, maxFields)
    .map((field): [string, readonly string[]] => {
      const rows = fields[field];
      const described = Array.isArray(rows)
        ? rows.flatMap((row) =>
            isObject(row) && typeof row['description'] === 'string' ? [row['description']] : [],
          )
        : [];
      return [field, described.length > 0 ? described : readTexts(fields, field)];
    });
  const said = entries.filter(([, messages]) => messages.length > 0);
  return said.length === 0 ? null : Object.fromEntries(said);
}
