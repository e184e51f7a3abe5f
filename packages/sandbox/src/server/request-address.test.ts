import type { WireAccount, WireStatus } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStream } from '../testing/open-stream';
import { type TestSandbox, startSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let port: string;

beforeEach(async () => {
  server = await startSandbox({ port: 0 });
  ({ port } = new URL((await server.sandbox.listen()).url));
});
afterEach(() => server.sandbox.close());

async function aliceAt(origin: string): Promise<WireAccount> {
  return (await (await fetch(`${origin}/api/v1/accounts/lookup?acct=alice`)).json()) as WireAccount;
}

test('pictures, pages and the policy name the host that was asked', async () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    const origin = `http://${host}:${port}`;
    const { avatar, url } = await aliceAt(origin);
    expect(avatar).toMatch(new RegExp(`^${origin}/`));
    expect(url).toMatch(new RegExp(`^${origin}/`));
    const page = await fetch(origin);
    expect(page.headers.get('content-security-policy')).toContain(`ws://${host}:${port}`);
  }
});

test('a socket brings addresses of the host at which it was opened, whoever posts', async () => {
  const token = await server.signIn('alice');
  const streams = await Promise.all(
    ['127.0.0.1', 'localhost'].map(async (host) => {
      const stream = await openStream(`http://${host}:${port}`, `?stream=public&access_token=${token}`);
      if (typeof stream === 'number') throw new Error(`refused with ${stream}`);
      return { host, stream };
    }),
  );
  await fetch(`http://localhost:${port}/api/v1/statuses`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'hello' }),
  });
  for (const { host, stream } of streams) {
    const status = JSON.parse((await stream.event('update')).payload ?? 'null') as WireStatus;
    expect(status.account.avatar).toMatch(new RegExp(`^http://${host}:${port}/`));
  }
});
