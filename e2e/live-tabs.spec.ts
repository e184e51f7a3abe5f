import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cards } from './harness/cards';
import { newPosts } from './harness/new-posts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const HOME = '/api/v1/timelines/home';
const VERIFY = '/api/v1/accounts/verify_credentials';
const NOTIFICATIONS = '/api/v1/notifications';
const POLL_INTERVAL_MS = 10_000;

/** The number of open sockets of a page; a closed page has none. */
function socketsOf(page: Page): () => number {
  let open = 0;
  page.on('websocket', (socket) => {
    open += 1;
    socket.on('close', () => (open -= 1));
  });
  return () => (page.isClosed() ? 0 : open);
}

/** Waits for the posts and the notifications: what comes before them is in them, and not counted again. */
async function expectStarted(tab: Page): Promise<void> {
  await expect(cards(tab).first()).toBeVisible();
  await expect(tab.locator('[data-notification]').first()).toBeVisible();
}

async function openTab(context: BrowserContext): Promise<{ tab: Page; sockets: () => number }> {
  const tab = await context.newPage();
  const sockets = socketsOf(tab);
  await tab.goto('/main/friends');
  await expectStarted(tab);
  return { tab, sockets };
}

/** Opens more tabs beside the first one. */
async function openTabs(
  page: Page,
  context: BrowserContext,
  count: number,
): Promise<{ tabs: Page[]; sockets: () => number }> {
  const first = socketsOf(page);
  await signIn(page, 'alice');
  await expectStarted(page);
  const others: Awaited<ReturnType<typeof openTab>>[] = [];
  for (let more = 1; more < count; more += 1) others.push(await openTab(context));
  return {
    tabs: [page, ...others.map(({ tab }) => tab)],
    sockets: () => others.reduce((sum, { sockets }) => sum + sockets(), first()),
  };
}

const unseenOf = async (tab: Page): Promise<number> => Number(/^\((\d+)\)/.exec(await tab.title())?.[1] ?? 0);

test('five tabs have one socket, also when the tab that has it is closed; all count alike, and leaving one leaves all', async ({
  page,
  context,
  sandbox,
}) => {
  const { tabs, sockets } = await openTabs(page, context, 5);
  const [, ...others] = tabs;
  await expect.poll(sockets).toBe(1);
  await expect.poll(() => sandbox.streams()).toEqual(['user']);
  await expect.poll(async () => new Set(await Promise.all(tabs.map(unseenOf))).size).toBe(1);
  const before = await unseenOf(page);
  await sandbox.post({ as: 'carol', text: '@alice Heard in all' });
  await expect(newPosts(page)).toHaveText('1 new');
  await Promise.all(tabs.map((tab) => expect(newPosts(tab)).toHaveText('1 new')));
  for (const tab of tabs) await expect.poll(() => unseenOf(tab)).toBe(before + 1);
  expect(sockets()).toBe(1);

  // The first tab has the socket.
  await page.close();
  await expect.poll(sockets).toBe(1);
  await expect.poll(() => sandbox.streams()).toEqual(['user']);
  await sandbox.post({ as: 'carol', text: 'After the change' });
  await Promise.all(others.map((tab) => expect(newPosts(tab)).toHaveText('2 new')));

  await others[0]?.getByRole('button', { name: 'Log out' }).click();
  await others[0]?.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  for (const tab of others) await expect(tab.getByRole('button', { name: 'Log out' })).toBeHidden();
});

test('where sockets are refused, several tabs ask the server once for all', async ({
  page,
  context,
  sandbox,
  allowConsole,
}) => {
  // The test waits for polling intervals of ten seconds.
  test.slow();
  allowConsole(/WebSocket connection to/);
  await sandbox.sockets({ action: 'refuse' });
  const { tabs } = await openTabs(page, context, 3);
  // Notifications of chat messages are counted apart from the list.
  const asked = async (path: string): Promise<number> =>
    (await sandbox.log()).filter((one) => one.path === path && !one.query.includes('chat_mention')).length;
  // Each tab has loaded once at its start; what follows is polling.
  await expect.poll(() => asked(NOTIFICATIONS)).toBeGreaterThanOrEqual(tabs.length);
  await expect.poll(() => asked(HOME)).toBeGreaterThanOrEqual(tabs.length);
  const since = Date.now();
  const before = { home: await asked(HOME), notifications: await asked(NOTIFICATIONS) };
  await sandbox.post({ as: 'carol', text: '@alice Asked for once' });
  for (const each of tabs) await expect(newPosts(each)).toHaveText('1 new', { timeout: 25_000 });
  for (const tab of tabs) await expect.poll(() => unseenOf(tab), { timeout: 25_000 }).toBeGreaterThan(0);
  await expect.poll(() => asked(HOME), { timeout: 25_000 }).toBeGreaterThanOrEqual(before.home + 2);
  const more = {
    home: (await asked(HOME)) - before.home,
    notifications: (await asked(NOTIFICATIONS)) - before.notifications,
  };
  // The polls of one tab in this time, however long the tabs took; three tabs would make three times as many.
  const most = Math.max(3, Math.floor((Date.now() - since) / POLL_INTERVAL_MS) + 1);
  expect(more.home).toBeLessThanOrEqual(most);
  expect(more.notifications).toBeLessThanOrEqual(most + 1);
});

const told = (tab: Page, text: string): Locator =>
  tab.getByRole('main').getByRole('article').filter({ hasText: text });

test('what is dismissed, answered, marked and cleared in one tab is so in the other', async ({
  page,
  context,
  sandbox,
}) => {
  for (const text of ['one', 'two', 'three']) await sandbox.post({ as: 'bob', text: `@dave number ${text}` });
  await sandbox.act({ as: 'quill', action: 'follow', target: 'dave' });
  await signIn(page, 'dave', '/dave/notifications');
  await expect(told(page, 'number two')).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/dave/notifications');
  await expect(told(other, 'number two')).toHaveCount(1);
  await expect.poll(() => unseenOf(page)).toBeGreaterThanOrEqual(4);
  const before = await unseenOf(page);
  await expect.poll(() => unseenOf(other)).toBe(before);
  /** Expects a number of new notifications in the other tab. */
  const follows = (count: number) => expect.poll(() => unseenOf(other)).toBe(count);

  await told(page, 'number two').getByRole('button', { name: 'Actions for this notification' }).click();
  await page.getByRole('menuitem', { name: 'Dismiss' }).click();
  await expect.poll(() => unseenOf(page)).toBe(before - 1);
  await follows(before - 1);
  await expect(told(other, 'number two')).toHaveCount(0);

  await told(page, 'wants to follow you')
    .filter({ hasText: '@quill' })
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(told(page, '@quill')).toContainText('followed you');
  await follows(before - 2);
  await expect(told(other, '@quill')).toContainText('followed you');

  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => unseenOf(page)).toBe(0);
  await follows(0);

  await sandbox.post({ as: 'bob', text: '@dave number four' });
  for (const tab of [page, other]) await expect(told(tab, 'number four')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Clear all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(told(page, 'number')).toHaveCount(0);
  await follows(0);
  await expect(told(other, 'number')).toHaveCount(0);
});

test('who is blocked, followed or let go in one tab is so in the other', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.act({ as: 'alice', action: 'follow', target: 'carol' });
  await sandbox.post({ as: 'carol', text: 'Hinges, seen in both.' });
  await signIn(page, 'alice', '/users/carol');
  const { tab: home } = await openTab(context);
  const profile = await context.newPage();
  await profile.goto('/users/carol');
  const button = (tab: Page, name: RegExp) => tab.getByRole('main').getByRole('button', { name });
  for (const tab of [page, profile]) await expect(button(tab, /^Following /)).toBeVisible();
  await expect(told(home, 'Hinges, seen in both.')).toHaveCount(1);
  // The tabs can exchange messages once all of their code is loaded.
  for (const tab of [page, home, profile]) await tab.waitForLoadState('networkidle');

  await button(page, /^Following /).click();
  await expect(button(page, /^Follow /)).toBeVisible();
  await expect(button(profile, /^Follow /)).toBeVisible();
  await button(profile, /^Follow /).click();
  await expect(button(profile, /^Following /)).toBeVisible();
  await expect(button(page, /^Following /)).toBeVisible();

  await button(page, /^Actions for /).click();
  await page.getByRole('menuitem', { name: 'Block', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(told(home, 'Hinges, seen in both.')).toHaveCount(0);
  await button(profile, /^Actions for /).click();
  await expect(profile.getByRole('menuitem', { name: 'Unblock', exact: true })).toBeVisible();
});

test('what several tabs missed while the connection was broken is asked for once for all', async ({
  page,
  context,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const { tabs } = await openTabs(page, context, 3);
  await expect.poll(() => sandbox.streams()).toEqual(['user']);
  await expect.poll(async () => new Set(await Promise.all(tabs.map(unseenOf))).size).toBe(1);
  // The requests of each tab's start are over.
  for (const each of tabs) await each.waitForLoadState('networkidle');
  const gets = async () => (await sandbox.log()).filter(({ method }) => method === 'GET');
  const asked = async (path: string) => (await gets()).filter((one) => one.path === path).length;
  /** The number of requests until the tabs have recovered from a change of the network. */
  const during = async (break_: () => Promise<void>, text: string) => {
    const before = {
      home: await asked(HOME),
      notifications: await asked(NOTIFICATIONS),
    };
    await break_();
    for (const each of tabs) await expect(newPosts(each)).toHaveText(text);
    await expect.poll(() => sandbox.streams()).toEqual(['user']);
    return (await asked(HOME)) - before.home + (await asked(NOTIFICATIONS)) - before.notifications;
  };
  const dropped = await during(async () => {
    await sandbox.sockets({ action: 'drop' });
    await sandbox.post({ as: 'carol', text: '@alice Missed by all' });
  }, '1 new');
  // One request each when the new socket's stream is ready; a tab with a late timer may send its own.
  expect(dropped).toBeLessThanOrEqual(5);

  const online = await during(async () => {
    await context.setOffline(true);
    await sandbox.post({ as: 'carol', text: '@alice Missed by all of them' });
    await context.setOffline(false);
  }, '2 new');
  // At once, as there may be no socket, and again when its stream is ready; separate tabs would make twelve.
  expect(online).toBeLessThanOrEqual(8);

  const before = await asked(VERIFY);
  await during(async () => {
    await sandbox.sockets({ action: 'drop', code: 1001 });
    await sandbox.post({ as: 'carol', text: '@alice Missed while the server restarts' });
  }, '3 new');
  // The check whether the session is still valid; a tab with a late timer may send its own.
  expect((await asked(VERIFY)) - before).toBeLessThanOrEqual(2);
});

/**
 * Makes a page that can be suspended like a background tab: its tab messages are held until it continues. Call it
 * before the page is opened.
 */
async function stopsOnDemand(page: Page): Promise<{ stop(): Promise<void>; runOn(): Promise<void> }> {
  await page.addInitScript(() => {
    const say = BroadcastChannel.prototype.postMessage;
    let held: (() => void)[] | null = null;
    BroadcastChannel.prototype.postMessage = function (message) {
      if (held === null) say.call(this, message);
      else held.push(() => say.call(this, message));
    };
    addEventListener('test-stop', () => (held ??= []));
    addEventListener('test-run-on', () => {
      const late = held ?? [];
      held = null;
      for (const each of late) each();
    });
  });
  const tell = (what: string) => page.evaluate((name) => void dispatchEvent(new Event(name)), what);
  return { stop: () => tell('test-stop'), runOn: () => tell('test-run-on') };
}

test('while the tab with the socket stands still the other asks the server, and hears again after it', async ({
  page,
  context,
  sandbox,
}) => {
  const leader = await stopsOnDemand(page);
  await signIn(page, 'alice');
  await expect.poll(() => sandbox.streams()).toEqual(['user']);
  await expect(cards(page).first()).toBeVisible();
  const tab = await context.newPage();
  await tab.clock.install();
  await tab.goto('/main/friends');
  await expect(cards(tab).first()).toBeVisible();
  await sandbox.post({ as: 'carol', text: 'Heard by both' });
  await expect(newPosts(tab)).toHaveText('1 new');
  // The tab has asked whether the leading tab is alive, and got the answer before the next post.
  await tab.clock.runFor(21_000);
  await sandbox.post({ as: 'carol', text: 'Still heard by both' });
  await expect(newPosts(tab)).toHaveText('2 new');

  await leader.stop();
  await sandbox.post({ as: 'carol', text: 'While it stands still' });
  for (let times = 0; times < 3; times += 1) await tab.clock.runFor(20_000);
  await expect(tab.getByText('Live updates have stopped', { exact: false })).toBeVisible();
  await expect(newPosts(tab)).toHaveText('3 new');
  await tab.clock.runFor(20_000);

  await leader.runOn();
  await expect(tab.locator('[data-connection]')).toHaveCount(0);
  await sandbox.post({ as: 'carol', text: 'After it' });
  await expect(newPosts(tab)).toHaveText('4 new');
});
