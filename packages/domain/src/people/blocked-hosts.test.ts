import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { mutesAndBlocksOf } from './mutes-and-blocks-of';

const LIST = '/api/v1/domain_blocks';

/** A page whose next answer to the list, once the server has given it, waits until it is let through. */
async function begin() {
  let late: { caught: () => void; release: Promise<void> } | null = null;
  const server = await startServer();
  const client = await server.visitAs('alice', {
    async between(request, next) {
      const answer = await next(request);
      const own = late;
      if (own === null || request.method !== 'GET' || new URL(request.url).pathname !== LIST) return answer;
      late = null;
      own.caught();
      await own.release;
      return answer;
    },
  });
  const { hosts } = mutesAndBlocksOf(client);

  async function loadLate(): Promise<() => Promise<void>> {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const caught = new Promise<void>((resolve) => (late = { caught: resolve, release: released }));
    const coming = hosts.load();
    await caught;
    return () => {
      release();
      return coming;
    };
  }
  return { hosts, loadLate };
}

test('a server that is blocked or let go while the list is on its way stands so when it comes', async () => {
  const { hosts, loadLate } = await begin();
  await hosts.set('old.example', true);
  await hosts.load();
  expect(hosts.state.get().rows).toEqual([{ host: 'old.example', isBlocked: true }]);
  const release = await loadLate();
  expect(await hosts.set('new.example', true)).toBeNull();
  expect(await hosts.set('old.example', false)).toBeNull();
  await release();
  expect(hosts.state.get().rows).toEqual([
    { host: 'new.example', isBlocked: true },
    { host: 'old.example', isBlocked: false },
  ]);
});
