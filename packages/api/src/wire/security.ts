/** `GET /api/v1/pleroma/captcha`; the failure comes with status 200. */
export type WireCaptcha =
  | { type: 'none' }
  | { type: string; token: string; url: string; answer_data: string; seconds_valid: number }
  | { error: string };

export interface WireMfaSettings {
  settings: { enabled: boolean; totp: boolean };
}

export interface WireTotpSetup {
  /** `otpauth://totp/…`: what the square picture says. */
  provisioning_uri: string;
  /** 16 characters of base 32. */
  key: string;
}

export interface WireBackupCodes {
  codes: string[];
}

/** The account-security calls answer errors with status 200 too. */
export type WireSecurityAnswer = { status: 'success' } | { error: string };
