import type { HostileCase } from '@linnet/richtext/hostile';
import { cards, cardWith } from './harness/cards';
import { drawnTexts } from './harness/drawn-texts';
import { expectToWork } from './harness/expect-to-work';
import { hostileFields } from './harness/hostile-fields';
import { largeTexts, smallTexts } from './harness/hostile-texts';
import { openWithStatuses } from './harness/known-network';
import { newPosts } from './harness/new-posts';
import { remoteStatus } from './harness/remote-status';
import { expect, test } from './harness/test';
import { watchHarm } from './harness/watch-harm';

/** The maximum number of elements of a card, whatever its content. */
const MOST_ELEMENTS = 2500;

for (const [index, cases] of inParts(smallTexts, 100).entries()) {
  const names = `${cases[0]?.name} … ${cases.at(-1)?.name}`;
  test(`texts made to harm do nothing in a timeline (${index + 1}: ${names})`, async ({
    page,
    context,
    sandbox,
    baseURL,
  }) => {
    // The way down through a hundred cards is long for a busy machine.
    test.slow();
    const harm = await watchHarm(context, page);
    const url = `${baseURL}`;
    const statuses = await Promise.all(
      cases.map((hostile, at) => remoteStatus(url, { id: idOf(at), ...fieldsOf(hostile, url) })),
    );
    await openWithStatuses(page, sandbox, statuses);
    const drawn = await drawnTexts(page, {
      until: ({ size }) => size >= cases.length,
      onEach: () => harm.expectNone(),
    });
    for (const [at, hostile] of cases.entries()) expectShown(drawn.get(idOf(at)), hostile);
    await expectToWork(page);
    await harm.expectNone();
  });
}

for (const [index, cases] of inParts(largeTexts, 14).entries()) {
  test(`texts made to exhaust leave a page that works (${index + 1})`, async ({
    page,
    context,
    sandbox,
    baseURL,
  }) => {
    test.slow();
    const harm = await watchHarm(context, page);
    const url = `${baseURL}`;
    for (const hostile of cases) {
      const status = await remoteStatus(url, { id: idOf(0), ...fieldsOf(hostile, url) });
      await openWithStatuses(page, sandbox, [status]);
      await expect(cards(page)).toHaveCount(1);
      expectShown(await cards(page).first().textContent(), hostile);
      expect.soft(await cards(page).locator('*').count(), hostile.name).toBeLessThan(MOST_ELEMENTS);
      await harm.expectNone();
    }
    await expectToWork(page);
  });
}

test('names, subjects, addresses and file descriptions made to harm do nothing either, nor what a stream brings', async ({
  page,
  context,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  // The quoted statuses don't exist.
  allowConsole(/status of 4\d\d/);
  const harm = await watchHarm(context, page);
  const statuses = await Promise.all(
    hostileFields.map((fields, at) => remoteStatus(`${baseURL}`, { id: idOf(at), ...fields })),
  );
  const payload = await remoteStatus(`${baseURL}`, {
    ...hostileFields[0],
    id: 'zzzzzzzzzzzzzzzzzz',
    content: '<p>by stream<img src="https://trap.example/x" onerror="trap()"><script>trap()</script></p>',
  });
  await openWithStatuses(page, sandbox, statuses);
  await drawnTexts(page, {
    until: ({ size }) => size >= statuses.length,
    onEach: () => harm.expectNone(),
  });
  await expect.poll(() => sandbox.streams()).toContain('public');
  await sandbox.event({ event: 'update', payload, stream: 'public' });
  await newPosts(page).click();
  await expect(cardWith(page, 'by stream')).toBeVisible();
  await harm.expectNone();
  await expectToWork(page);
  await harm.expectNone();
});

function inParts(cases: readonly HostileCase[], size: number): HostileCase[][] {
  const count = Math.ceil(cases.length / size);
  return Array.from({ length: count }, (_, part) => cases.slice(part * size, (part + 1) * size));
}

/** Ids as servers make them, newest first. */
function idOf(at: number): string {
  return `Hostile${String(999 - at)}`;
}

/** The fields as on the wire. Picture addresses of an ordinary server are replaced by this server's. */
function fieldsOf({ html, emojis = [], mentions = [], tags = [] }: HostileCase, url: string) {
  const { host } = new URL(url);
  const here = (address: string) =>
    address.replace(/^https:\/\/([^/@]*@)?a\.example(?=\/)/, `http://$1${host}/images`);
  return {
    content: html,
    emojis: emojis.map(({ shortcode, ...picture }) => ({
      shortcode,
      url: here(picture.url),
      static_url: here(picture.staticUrl),
      visible_in_picker: false,
    })),
    mentions,
    tags,
  };
}

function expectShown(text: string | null | undefined, { name, html, shows = [] }: HostileCase): void {
  // Its content is markup to a browser with scripts and text to one without: parsers may differ.
  if (html.includes('<noscript')) return;
  for (const words of shows) expect.soft(bare(text ?? ''), name).toContain(bare(words));
}

/** The text without characters that only control its direction. */
function bare(text: string): string {
  return text.replace(/[\s\u200e\u200f\u2066-\u2069\u202a-\u202e]+/gu, '');
}
