import type { Call } from './call';
import type { OAuthApp, Token } from './model/oauth';
import { readApp, readToken } from './schema/oauth';
import { required } from './schema/required';

export interface AppRegistration {
  clientName: string;
  /** One address, or several separated by white space. */
  redirectUris: string;
  /** Separated by white space. */
  scopes: string;
  website?: string | null | undefined;
}

/** POST /api/v1/apps. An empty website is left out: it is no address, and some servers check. */
export function registerApp({ clientName, redirectUris, scopes, website }: AppRegistration): Call<OAuthApp> {
  return {
    method: 'POST',
    path: '/api/v1/apps',
    auth: 'none',
    body: {
      kind: 'json',
      value: { client_name: clientName, redirect_uris: redirectUris, scopes, website: website || undefined },
    },
    read: required(readApp, 'app'),
  };
}

/** POST /oauth/token, for the application itself: tells whether the server still knows it. */
export function clientToken(app: OAuthApp): Call<Token> {
  return {
    method: 'POST',
    path: '/oauth/token',
    auth: 'none',
    body: {
      kind: 'form',
      fields: {
        grant_type: 'client_credentials',
        client_id: app.clientId,
        client_secret: app.clientSecret,
      },
    },
    read: required(readToken, 'token'),
  };
}

export interface PasswordLogin {
  app: OAuthApp;
  /** Nickname or mail address. */
  username: string;
  password: string;
}

/**
 * POST /oauth/token, password grant, for all scopes of the application. Wrong name or password: 400. A second factor: 403 with `mfa_required` as
 * text and `mfa_token` in the body. An account that may not sign in yet: 403 with an identifier.
 */
export function passwordToken({ app, username, password }: PasswordLogin): Call<Token> {
  return {
    method: 'POST',
    path: '/oauth/token',
    auth: 'none',
    body: {
      kind: 'form',
      fields: {
        grant_type: 'password',
        client_id: app.clientId,
        client_secret: app.clientSecret,
        username,
        password,
      },
    },
    read: required(readToken, 'token'),
  };
}

/** POST /oauth/revoke. Succeeds for unknown tokens too; the server closes the token's sockets. */
export function revokeToken({ app, token }: { app: OAuthApp; token: string }): Call<void> {
  return {
    method: 'POST',
    path: '/oauth/revoke',
    auth: 'none',
    body: {
      kind: 'form',
      fields: { client_id: app.clientId, client_secret: app.clientSecret, token },
    },
    answer: 'none',
    read: () => undefined,
  };
}
