export interface WireApp {
  id: string;
  name: string;
  client_id: string;
  client_secret: string;
  redirect_uri: string;
  website: string | null;
  vapid_key?: string;
}

export interface WireToken {
  id: number;
  token_type: 'Bearer';
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
  /** Unix seconds. */
  created_at: number;
  /** Actor URI; missing for client_credentials. */
  me?: string;
}

export interface WireError {
  error: string;
  identifier?: string;
  errors?: { title: string; source: { pointer: string }; message: string }[];
}

/** 403 of a password grant for an account with a second factor; `supported_challenge_types` is a string, not a list. */
export interface WireMfaRequired {
  error: 'mfa_required';
  mfa_token: string;
  supported_challenge_types: string;
}

/** 200 of a registration that is pending. */
export interface WireRegistrationNotice {
  identifier: 'missing_confirmed_email' | 'awaiting_approval' | 'manual_login_required';
  message: string;
}

/** One of the viewer's sessions. */
export interface WireTokenEntry {
  id: number;
  app_name: string;
  /** In UTC, without a zone. */
  valid_until: string;
}

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
