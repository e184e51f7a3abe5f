import { test as base } from '@playwright/test';
import { startBehindGateway } from './harness/behind-gateway';
import type { BehindGateway } from './harness/behind-gateway';
import { expect } from './harness/expect';
import { FirstWalk } from './harness/first-walk';
import { PageGuard } from './harness/page-guard';
import { scrollBeforePress } from './harness/scroll-before-press';

const test = base.extend<{ guard: PageGuard }, { behind: BehindGateway }>({
  page: async ({ page }, use) => {
    scrollBeforePress(page);
    await use(page);
  },
  behind: [
    // Playwright reads which fixtures are used from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const behind = await startBehindGateway();
      await use(behind);
      await behind.stop();
    },
    { scope: 'worker' },
  ],
  guard: [
    async ({ context, behind }, use) => {
      const guard = await PageGuard.watch(context, behind.url);
      await use(guard);
      expect(guard.findings()).toEqual([]);
    },
    { auto: true },
  ],
});

test('calls, sockets and pictures of another server are of one origin with the client, whose page comes with the results that the server embeds', async ({
  page,
  behind,
}) => {
  await behind.door.reset();
  await page.goto(`${behind.url}/api/v1/instance`);
  const live = page.evaluate(async () => {
    const instance = await (await fetch('/api/v1/instance')).json();
    const socket = new WebSocket(`${instance.urls.streaming_api}/api/v1/streaming?stream=public`);
    const message = new Promise<string>((resolve) => {
      socket.addEventListener('message', ({ data }) => resolve(String(data)));
    });
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    document.title = 'listening';
    const status = JSON.parse(JSON.parse(await message).payload);
    const picture = await fetch(status.account.avatar);
    return { address: socket.url, content: status.content, picture: picture.headers.get('content-type') };
  });
  await expect(page).toHaveTitle('listening');
  await behind.door.post({ as: 'bob', text: 'a voice from elsewhere' });
  const { address, content, picture } = await live;
  expect(new URL(address).host).toBe(new URL(behind.url).host);
  expect(content).toContain('a voice from elsewhere');
  expect(picture).toMatch(/^image\//);

  await page.goto(`${behind.url}/main/all`);
  const embedded = await page.evaluate(() => {
    const results = JSON.parse(document.getElementById('initial-results')?.textContent ?? '{}');
    return new TextDecoder().decode(
      Uint8Array.from(atob(results['/api/v1/instance']), (c) => c.charCodeAt(0)),
    );
  });
  const instance = JSON.parse(embedded);
  expect(instance.urls.streaming_api).toBe(behind.url.replace('http', 'ws'));
  await expect(page).toHaveTitle(new RegExp(instance.title));
});

test('the first walk goes the same way in front of another server that is strict about origins', async ({
  page,
  behind,
}) => {
  await behind.door.reset();
  const walk = new FirstWalk(page, behind.door);
  await walk.readsAsVisitor(behind.url);
  await walk.signsIn('alice');
  await walk.posts('Written through the gateway.');
  await walk.repliesTo('Written through', 'And answered.');
  await page.goBack();
  await walk.seesArrive('carol', 'Heard on the far side.');
  await walk.favourites('Heard on the far side.');
  await walk.signsOut('alice');

  const origins = (await behind.door.log()).map(({ origin }) => origin).filter((origin) => origin !== null);
  expect(new Set(origins)).toEqual(new Set([behind.serverUrl]));
});
