import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let carol: string;
beforeEach(async () => {
  server = await startSandbox();
  carol = await server.signIn('carol');
});

const broken = { errors: { detail: 'Internal server error' } };

/** What Pleroma answers, with its words, as recorded. */
test.each([
  [
    'an account that moves to itself',
    ['POST', 'pleroma/move_account', { password: 'carol', target_account: 'carol' }],
    [200, { error: 'Target account must have the origin in `alsoKnownAs`' }],
  ],
  [
    'an alias with an @ before it',
    ['PUT', 'pleroma/aliases', { alias: '@bob' }],
    [200, { error: 'not_found' }],
  ],
  ['an empty alias', ['PUT', 'pleroma/aliases', { alias: '' }], [200, { error: 'not_found' }]],
  ['a list of nobody to follow', ['POST', 'pleroma/follow_import', { list: '' }], [500, broken]],
  ['a session whose id is no number', ['DELETE', 'oauth_tokens/abc', undefined], [400, broken]],
  [
    'a taken mail address with a wrong password',
    ['POST', 'pleroma/change_email', { email: 'alice@hedge.example', password: 'wrong' }],
    [200, { error: 'Invalid password.' }],
  ],
  [
    'an account that is disabled with a wrong password',
    ['POST', 'pleroma/disable_account?password=wrong', {}],
    [200, { error: 'Invalid password.' }],
  ],
] as const)(
  '%s is refused in the words of the server',
  async (_what, [method, path, json], [status, body]) => {
    const answer = await server.call(method, `/api/${path}`, {
      token: carol,
      ...(json !== undefined && { json }),
    });
    expect([answer.status, answer.json()]).toEqual([status, body]);
  },
);

test.each(['', 'GIF89a\u0000\u0001'])(
  'a file in which nobody is named is an error of the server: %j',
  async (text) => {
    const multipart = new FormData();
    multipart.append('list', new File([text], 'x.gif', { type: 'image/gif' }));
    const answer = await server.call('POST', '/api/pleroma/follow_import', { token: carol, multipart });
    expect([answer.status, answer.json()]).toEqual([500, broken]);
  },
);
