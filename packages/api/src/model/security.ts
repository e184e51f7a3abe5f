import type { Token } from './oauth';

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

export interface SecondFactor {
  enabled: boolean;
  totp: boolean;
}

export interface TotpSetup {
  /** `otpauth:` address for the QR code. */
  uri: string;
  /** The same secret, to be typed in. */
  key: string;
}

/** An active session of the viewer. */
export interface Session {
  id: string;
  appName: string;
  validUntil: string | null;
}

/** The account-security calls return errors with status 200. */
export type SecurityAnswer = { kind: 'done' } | { kind: 'refused'; text: string };
