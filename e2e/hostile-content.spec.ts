import type { JsonObject } from '../tools/report/json-value';
import { objectOf } from '../tools/report/json-value';
import type { ControlDoor } from '@linnet/sandbox/control';
import { cards, cardWith } from './harness/cards';
import { drawnTexts } from './harness/drawn-texts';
import { expectToWork } from './harness/expect-to-work';
import { hostileFields } from './harness/hostile-fields';
import { smallTexts } from './harness/hostile-texts';
import { KNOWN_NETWORK, openWithStatuses } from './harness/known-network';
import { remoteStatus } from './harness/remote-status';
import { scrollUntil } from './harness/scroll-until';
import { shownIds } from './harness/shown-ids';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { watchHarm } from './harness/watch-harm';

/** The server doesn't know the invented statuses: neither their pages nor their ids. */
const NOT_THERE = /status of 4\d\d/;

/** Ids as servers make them, oldest first. */
const idOf = (at: number): string => `Hostile${String(1000 + at)}`;

interface Thread {
  focus: JsonObject;
  ancestors?: readonly JsonObject[];
  descendants?: readonly JsonObject[];
}

/** Answers requests for the conversation of `focus` with invented statuses. */
async function answerThread(sandbox: ControlDoor, { focus, ancestors = [], descendants = [] }: Thread) {
  const path = `^/api/v1/statuses/${String(focus['id'])}`;
  await sandbox.fail({ path: `${path}/context`, status: 200, times: 9, body: { ancestors, descendants } });
  await sandbox.fail({ path: `${path}$`, status: 200, times: 9, body: focus });
}

for (const display of ['linear', 'tree']) {
  test(`names, polls, cards, files and reactions made to harm do nothing in a conversation (${display})`, async ({
    page,
    context,
    sandbox,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(NOT_THERE);
    const url = `${baseURL}`;
    const focus = await remoteStatus(url, { id: idOf(0), content: '<p>the first of all</p>' });
    const descendants = await Promise.all(
      hostileFields.map((fields, at) =>
        remoteStatus(url, { ...fields, id: idOf(at + 1), in_reply_to_id: at % 3 === 0 ? idOf(0) : idOf(at) }),
      ),
    );
    await answerThread(sandbox, { focus, descendants });
    await storeSettings(page, { conversationDisplay: display, maxDepthInThread: 50 });
    const harm = await watchHarm(context, page);
    await page.goto(`/notice/${idOf(0)}`);
    await expect(cardWith(page, 'the first of all')).toBeVisible();
    const ids = descendants.map(({ id }) => String(id)).slice(0, 10);
    await drawnTexts(page, {
      until: (drawn) => ids.every((id) => drawn.has(id)),
      onEach: () => harm.expectNone(),
    });
    await expectToWork(page);
    await harm.expectNone();
  });
}

test('texts made to harm do nothing in a conversation', async ({
  page,
  context,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(NOT_THERE);
  const url = `${baseURL}`;
  const focus = await remoteStatus(url, { id: idOf(0), content: '<p>the first of all</p>' });
  const descendants = await Promise.all(
    smallTexts
      .slice(0, 60)
      .map(({ html }, at) =>
        remoteStatus(url, { id: idOf(at + 1), content: html, spoiler_text: html, in_reply_to_id: idOf(0) }),
      ),
  );
  await answerThread(sandbox, { focus, descendants });
  const harm = await watchHarm(context, page);
  await page.goto(`/notice/${idOf(0)}`);
  await drawnTexts(page, {
    until: (drawn) => descendants.every(({ id }) => drawn.has(String(id))),
    onEach: () => harm.expectNone(),
  });
  await harm.expectNone();
});

test('a text made to exhaust is cut where it is opened too, and all of it comes when it is asked for', async ({
  page,
  context,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(NOT_THERE);
  const harm = await watchHarm(context, page);
  const content = Array.from({ length: 9000 }, (_, at) => `<p>line ${at}</p>`).join('');
  const focus = await remoteStatus(`${baseURL}`, { id: idOf(0), content });
  await answerThread(sandbox, { focus });
  await page.goto(`/notice/${idOf(0)}`);
  const card = cardWith(page, 'line 7');
  await expect(card).toBeVisible();
  expect(await card.locator('p').count()).toBeLessThan(2000);
  await card.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => card.locator('p').count()).toBeGreaterThan(5000);
  await expectToWork(page);
  await harm.expectNone();
});

test('quotes that go in circles are shown once each', async ({
  page,
  context,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(NOT_THERE);
  const url = `${baseURL}`;
  const quoting = (id: string, quote: unknown, text: string) =>
    remoteStatus(url, { id, content: `<p>${text}</p>`, pleroma: { quote, quote_id: objectOf(quote)['id'] } });
  const inner = await quoting(idOf(2), { id: idOf(1) }, 'the other of two');
  const one = await quoting(idOf(1), inner, 'one of two');
  const two = await quoting(idOf(2), one, 'the other of two');
  const itself = await quoting(idOf(3), { id: idOf(3) }, 'nothing but itself');
  let deep: unknown = { id: idOf(4) };
  for (let at = 0; at < 60; at += 1) deep = await quoting(idOf(100 + at), deep, `deep ${at}`);
  const last = await quoting(idOf(4), deep, 'a long way down');
  const harm = await watchHarm(context, page);
  await openWithStatuses(page, sandbox, [one, two, itself, last]);
  await expect(cardWith(page, 'nothing but itself')).toBeVisible();
  await expect(cardWith(page, 'a long way down')).toBeVisible();
  await expect(cardWith(page, 'one of two')).toHaveCount(2);
  await expectToWork(page);
  await harm.expectNone();
});

for (const display of ['linear', 'tree']) {
  test(`replies that go in circles end, and each is drawn once (${display})`, async ({
    page,
    context,
    sandbox,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(NOT_THERE);
    const url = `${baseURL}`;
    const reply = (at: number, to: number) =>
      remoteStatus(url, { id: idOf(at), in_reply_to_id: idOf(to), content: `<p>voice ${at}</p>` });
    const [zero, one, two, three, alone] = await Promise.all([
      reply(0, 2),
      reply(1, 0),
      reply(2, 1),
      reply(3, 3),
      reply(4, 999),
    ]);
    const rows = [one, two, three, alone].filter((row) => row !== undefined);
    // The status is its own ancestor and its own reply, and others appear twice.
    const focus = zero ?? {};
    await answerThread(sandbox, {
      focus,
      ancestors: [focus, ...rows],
      descendants: [...rows, focus, ...rows],
    });
    await storeSettings(page, { conversationDisplay: display });
    const harm = await watchHarm(context, page);
    await page.goto(`/notice/${idOf(0)}`);
    await expect(cardWith(page, 'voice 0')).toHaveCount(1);
    await expect.poll(async () => (await shownIds(page)).length).toBeGreaterThan(0);
    const ids = await shownIds(page);
    expect(new Set(ids).size).toBe(ids.length);
    await expectToWork(page);
    await harm.expectNone();
  });
}

/** Wrong values for fields. */
const WRONG: readonly unknown[] = [null, 7, -1e300, 'text', true, [], {}, [null, 7, 'x'], { id: 7 }];
const FIELDS = [
  ...[
    'uri',
    'url',
    'created_at',
    'edited_at',
    'content',
    'spoiler_text',
    'visibility',
    'sensitive',
    'language',
  ],
  ...[
    'in_reply_to_id',
    'in_reply_to_account_id',
    'favourites_count',
    'replies_count',
    'reblogs_count',
    'reblog',
  ],
  ...['media_attachments', 'mentions', 'tags', 'emojis', 'card', 'poll', 'quote', 'pleroma', 'application'],
  ...['favourited', 'muted', 'bookmarked', 'pinned', 'filtered', 'emoji_reactions', 'account'],
];

test('parts that are missing or of a wrong kind leave a card or nothing, and the others as they are', async ({
  page,
  context,
  sandbox,
  baseURL,
}) => {
  test.slow();
  const harm = await watchHarm(context, page);
  const plain = await remoteStatus(`${baseURL}`, {});
  for (const [index, wrong] of WRONG.entries()) {
    const broken = FIELDS.map((field, at) => ({ ...plain, id: idOf(at), [field]: wrong }));
    const whole = { ...plain, id: idOf(500), content: `<p>whole after all, ${index}</p>` };
    // From a page without the client: opening the same address again would be a reload, which keeps the scroll position.
    await page.goto('/api/v1/instance');
    await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body: [...broken, wrong, whole] });
    await page.goto('/main/all');
    await expect(cards(page).first()).toBeVisible();
    await scrollUntil(page, async () => (await cardWith(page, `whole after all, ${index}`).count()) > 0);
    await expect(page.getByText('Couldn’t show this.')).toHaveCount(0);
    await harm.expectNone();
  }
});
