import { expect, test } from 'vitest';
import { ApiError } from '../error';
import {
  answerMfa,
  authorizeAddress,
  clientToken,
  codeToken,
  passwordToken,
  readMfaToken,
  registerApp,
  requestPasswordReset,
  revokeToken,
} from '../index';
import { lines, sent } from '../testing/sent';
import { createTransport } from '../transport';

const app = { clientId: 'c', clientSecret: 's' };
const secrets = { client_id: 'c', client_secret: 's' };
const redirectUri = 'https://nest.example/oauth-callback';
const facts = { status: 200, link: null };

test('registers an application with a form, and gets its two secrets [1.7.003, 3.7.088]', () => {
  const call = registerApp({ clientName: 'Linnet', redirectUris: redirectUri, scopes: 'read write' });
  expect(sent(call)).toEqual({
    line: 'POST /api/v1/apps',
    body: { client_name: 'Linnet', redirect_uris: redirectUri, scopes: 'read write' },
  });
  expect(call.body?.kind).toBe('form');
  expect(call.read({ client_id: 'c', client_secret: 's' }, facts)).toEqual(app);
});

test('sends somebody to the server to consent [1.7.004, 3.7.089]', () => {
  const [path, query] = authorizeAddress({ app, redirectUri, scopes: 'read write' }).split('?');
  expect(path).toBe('/oauth/authorize');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    response_type: 'code',
    client_id: 'c',
    redirect_uri: redirectUri,
    scope: 'read write',
  });
});

test('a consent that began here can be told from others, and its code be used by nobody else', () => {
  const address = authorizeAddress({ app, redirectUri, scopes: 'read', state: 'x', challenge: 'h' });
  const query = new URLSearchParams(address.split('?')[1]);
  expect(query.get('state')).toBe('x');
  expect(query.get('code_challenge')).toBe('h');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(sent(codeToken({ app, redirectUri, code: 'k', verifier: 'v' })).body).toMatchObject({
    code_verifier: 'v',
  });
  expect(sent(clientToken(app, 'read write')).body).toMatchObject({ scope: 'read write' });
});

test('gets a token for the application, for a code and for a password [1.7.005]', () => {
  const login = passwordToken({ app, username: 'mira', password: 'p' });
  expect([clientToken(app), codeToken({ app, redirectUri, code: 'k' }), login].map(sent)).toEqual([
    { line: 'POST /oauth/token', body: { grant_type: 'client_credentials', ...secrets } },
    {
      line: 'POST /oauth/token',
      body: { grant_type: 'authorization_code', ...secrets, code: 'k', redirect_uri: redirectUri },
    },
    {
      line: 'POST /oauth/token',
      body: { grant_type: 'password', ...secrets, username: 'mira', password: 'p' },
    },
  ]);
  expect(login.body?.kind).toBe('form');
  expect(login.read({ access_token: 't', scope: 'read' }, facts).accessToken).toBe('t');
});

test('answers the second factor with either kind of code [1.7.006, 3.7.040]', () => {
  const kinds = ['totp', 'recovery'] as const;
  const calls = kinds.map((kind) => answerMfa({ app, mfaToken: 'm', kind, code: '123456' }));
  expect(calls.map(sent)).toEqual(
    kinds.map((kind) => ({
      line: 'POST /oauth/mfa/challenge',
      body: { ...secrets, mfa_token: 'm', code: '123456', challenge_type: kind },
    })),
  );
  expect(calls.map(({ body }) => body?.kind)).toEqual(['form', 'form']);
  expect(calls.map(({ read }) => read({ access_token: 't', scope: 'read' }, facts).accessToken)).toEqual([
    't',
    't',
  ]);
});

test('gives a token back [1.7.007]', () => {
  const call = revokeToken({ app, token: 't' });
  expect(sent(call)).toEqual({ line: 'POST /oauth/revoke', body: { ...secrets, token: 't' } });
  expect(call.body?.kind).toBe('form');
});

test('asks for a new password, and tells done from too often and from any other trouble [1.7.008]', async () => {
  const call = requestPasswordReset('a+b@c.example');
  expect(lines(call)).toEqual(['POST /auth/password?email=a%2Bb%40c.example']);
  const outcome = async (status: number) => {
    const transport = createTransport({
      baseUrl: 'https://nest.example',
      fetch: () => Promise.resolve(new Response(null, { status })),
      token: () => null,
    });
    try {
      await transport.send(call);
      return 'done';
    } catch (error) {
      return error instanceof ApiError && error.reason.kind === 'http' ? error.reason.status : error;
    }
  };
  expect(await Promise.all([204, 429, 500, 404].map(outcome))).toEqual(['done', 429, 500, 404]);
});

test('keeps the challenge apart from other refusals of a password', () => {
  const refused = { kind: 'http', status: 403, text: null, identifier: null } as const;
  expect(readMfaToken({ ...refused, body: { error: 'mfa_required', mfa_token: 'm' } })).toBe('m');
  expect(readMfaToken({ ...refused, body: { error: 'Invalid credentials' } })).toBeNull();
});
