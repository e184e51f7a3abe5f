import type { ErrorReason } from '../error';
import {
  type ModelOf,
  objectReader,
  readerWithId,
  isObject,
  readCountOrNull,
  readFlag,
  readId,
  readObject,
  readText,
  readTexts,
  readTime,
} from './read';

/**
 * The captcha of the registration. `unknown` is a kind that this client cannot show; `unavailable`: the server could
 * not create one.
 */
export type Captcha =
  | { kind: 'none' }
  | {
      kind: 'kocaptcha' | 'native';
      token: string;
      /** Address of the picture, or the picture itself as `data:`. */
      url: string;
      answerData: string;
      secondsValid: number | null;
    }
  | { kind: 'unknown'; name: string }
  | { kind: 'unavailable' };

/** The result of a registration: signed in at once, or pending, with the server's message. */
export type Registration =
  | { kind: 'signed-in'; token: Token }
  | { kind: 'waiting'; reason: string; message: string };

/** Characters allowed in a header. A token with a line break would make every later call fail. */
const headerSafe = /^[\x21-\x7e]{1,8192}$/;

export type OAuthApp = ModelOf<typeof readApp>;

export const readApp = objectReader((json) => {
  const clientId = readText(json, 'client_id');
  const clientSecret = readText(json, 'client_secret');
  return clientId === '' || clientSecret === '' ? undefined : { clientId, clientSecret };
});

export type Token = ModelOf<typeof readToken>;

export const readToken = objectReader((json) => {
  const accessToken = readText(json, 'access_token');
  return headerSafe.test(accessToken)
    ? {
        accessToken,
        /** Identifies the session among `sessions`; null where the server does not send it. */
        id: readId<string>(json, 'id'),
        /** The granted scopes. */
        scope: readText(json, 'scope'),
      }
    : undefined;
});

/** The token for the second factor, when the password alone was not enough; null for other errors. */
export function readMfaToken(reason: ErrorReason): string | null {
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

export type SecondFactor = ModelOf<typeof readSecondFactor>;

/**
 * `enabled` without `totp`: signing in asks for a code, and only recovery codes are accepted, because the secret was
 * replaced by one that was never confirmed.
 */
export function readSecondFactor(json: unknown) {
  if (!isObject(json) || !isObject(json['settings'])) return undefined;
  const settings = readObject(json, 'settings');
  return { enabled: readFlag(settings, 'enabled'), totp: readFlag(settings, 'totp') };
}

/** Milliseconds since 1970 from a Date header; null when it is absent or invalid. */
export function readServerTime(date: string | null | undefined): number | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : time;
}

export type TotpSetup = ModelOf<typeof readTotpSetup>;

export const readTotpSetup = objectReader((json) => {
  const uri = readText(json, 'provisioning_uri');
  const key = readText(json, 'key');
  return key === '' || !uri.startsWith('otpauth://')
    ? undefined
    : {
        /** `otpauth:` address for the QR code. */
        uri,
        /** The same secret, to be typed in. */
        key,
      };
});

export function readBackupCodes(json: unknown) {
  if (!isObject(json) || !Array.isArray(json['codes'])) return undefined;
  return readTexts(json, 'codes');
}

/** An active session of the viewer. */
export type Session = ModelOf<typeof readSession>;

/** The time has no zone; it is in UTC. */
export const readSession = readerWithId((json, id: string) => {
  const until = readTime(json, 'valid_until');
  const zoned = until === null || /(?:Z|[+-]\d\d:?\d\d)$/.test(until) ? until : `${until}Z`;
  return { id, appName: readText(json, 'app_name'), validUntil: zoned };
});

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
  const described = entries.filter(([, messages]) => messages.length > 0);
  return described.length === 0 ? null : Object.fromEntries(described);
}

export type PushSubscription = ModelOf<typeof readPushSubscription>;

/** Undefined without an endpoint. */
export const readPushSubscription = objectReader((json) => {
  const endpoint = readText(json, 'endpoint');
  if (endpoint === '') return undefined;
  const alerts = Object.entries(readObject(json, 'alerts')).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  );
  return {
    id: readId(json, 'id') ?? '',
    endpoint,
    /** By types as on the wire: `mention`, `pleroma:chat_mention` … */
    alerts: Object.fromEntries(alerts),
    serverKey: readText(json, 'server_key'),
  };
});
