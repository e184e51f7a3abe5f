import type { OAuthApp } from '../schema/access';
import { nothing, post } from '../call';
import { readApp, readToken } from '../schema/access';
import { required } from '../schema/read';
import { encodeParameters } from '../transport/outgoing';

export interface AppRegistration {
  clientName: string;
  /** One address, or several separated by white space. */
  redirectUris: string;
  /** Separated by white space. */
  scopes: string;
  website?: string | null | undefined;
}

/** POST /api/v1/apps. An empty website is left out: some servers validate it as an address. */
export const registerApp = ({ clientName, redirectUris, scopes, website }: AppRegistration) =>
  post('/api/v1/apps', required(readApp, 'app'), {
    auth: 'none',
    body: {
      kind: 'form',
      fields: { client_name: clientName, redirect_uris: redirectUris, scopes, website: website || undefined },
    },
  });

export interface Authorization {
  app: OAuthApp;
  /** One of the addresses that the application was registered with. */
  redirectUri: string;
  /** Separated by white space. */
  scopes: string;
  /** Comes back unchanged with the code. */
  state?: string | undefined;
  /** PKCE challenge: SHA-256 of the verifier, as base64url; servers without PKCE ignore it. */
  challenge?: string | undefined;
}

/**
 * The address of GET /oauth/authorize, from the root: not a call, but a page of the server. After the viewer has
 * agreed, it redirects to `redirectUri` with a `code`.
 */
export function authorizeAddress({ app, redirectUri, scopes, state, challenge }: Authorization): string {
  const query = encodeParameters({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: redirectUri,
    scope: scopes,
    state,
    code_challenge: challenge,
    code_challenge_method: challenge === undefined ? undefined : 'S256',
  });
  return `/oauth/authorize?${query}`;
}

export interface CodeLogin extends Pick<Authorization, 'app' | 'redirectUri'> {
  code: string;
  /** The verifier of the PKCE challenge, if there was one. */
  verifier?: string | null;
}

/** POST /oauth/token, for the code from the page of `authorizeAddress`. A used or expired code: 400. */
export const codeToken = ({ app, redirectUri, code, verifier }: CodeLogin) =>
  post('/oauth/token', required(readToken, 'token'), {
    auth: 'none',
    body: {
      kind: 'form',
      fields: {
        grant_type: 'authorization_code',
        client_id: app.clientId,
        client_secret: app.clientSecret,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      },
    },
  });

/**
 * POST /oauth/token, for the application itself: also tests whether the server still knows it. Some servers grant only
 * read access unless `scopes` (separated by white space) asks for more.
 */
export const clientToken = (app: OAuthApp, scopes?: string) =>
  post('/oauth/token', required(readToken, 'token'), {
    auth: 'none',
    body: {
      kind: 'form',
      fields: {
        grant_type: 'client_credentials',
        client_id: app.clientId,
        client_secret: app.clientSecret,
        scope: scopes,
      },
    },
  });

export interface PasswordLogin {
  app: OAuthApp;
  /** Username or mail address. */
  username: string;
  password: string;
}

/**
 * POST /oauth/token, password grant, for all scopes of the application. Wrong name or password: 400. With a second
 * factor: 403 with `mfa_required` as text and `mfa_token` in the body. An account that may not sign in yet: 403 with an
 * identifier.
 */
export const passwordToken = ({ app, username, password }: PasswordLogin) =>
  post('/oauth/token', required(readToken, 'token'), {
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
  });

/** POST /oauth/revoke. Succeeds for unknown tokens too; the server closes the token's sockets. */
export const revokeToken = ({ app, token }: { app: OAuthApp; token: string }) =>
  post('/oauth/revoke', nothing, {
    auth: 'none',
    body: {
      kind: 'form',
      fields: { client_id: app.clientId, client_secret: app.clientSecret, token },
    },
    answer: 'none',
  });
