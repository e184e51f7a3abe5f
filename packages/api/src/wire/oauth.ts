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
