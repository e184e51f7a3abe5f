/** `GET /api/v1/pleroma/captcha`; an error comes with status 200. */
export type WireCaptcha =
  | { type: 'none' }
  | { type: string; token: string; url: string; answer_data: string; seconds_valid: number }
  | { error: string };

export interface WireMfaSettings {
  settings: { enabled: boolean; totp: boolean };
}

export interface WireTotpSetup {
  /** `otpauth://totp/…`: the content of the QR code. */
  provisioning_uri: string;
  /** 16 characters in base32. */
  key: string;
}

export interface WireBackupCodes {
  codes: string[];
}

/** The account-security calls return errors with status 200 too. */
export type WireSecurityAnswer = { status: 'success' } | { error: string };
