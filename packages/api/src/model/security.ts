import type { Token } from './oauth';

/**
 * What newcomers have to answer. `unknown` is a kind that this client cannot show; `unavailable`: the server could
 * not make one.
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

/** What a registration comes to: signed in at once, or something to wait for, in the server's words. */
export type Registration =
  | { kind: 'signed-in'; token: Token }
  | { kind: 'waiting'; reason: string; message: string };

export interface SecondFactor {
  enabled: boolean;
  totp: boolean;
}

export interface TotpSetup {
  /** `otpauth:` address for the square picture. */
  uri: string;
  /** The same secret for typing. */
  key: string;
}

/** One place in which the person is signed in. */
export interface Session {
  id: string;
  appName: string;
  validUntil: string | null;
}

/** The account-security calls answer their refusals with status 200. */
export type SecurityAnswer = { kind: 'done' } | { kind: 'refused'; text: string };
