import { HOSTILE_CASES } from '@linnet/richtext/hostile';
import { vi } from 'vitest';
import type { Locator, Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { storeSettings } from '../../testing/page/settings';
import { expect, test } from '../../testing/page/test';

const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages in the shoutbox' });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Write to everybody here' });
const head = (page: Page): Locator => page.getByRole('button', { name: 'Shoutbox', exact: true });

test('the screen shows who has said what, and what is sent with Enter [1.2.022, 2.2.013, 2.3.016]', async ({
  page,
  sandbox,
}) => {
  await sandbox.shout('bob', 'Tea at https://tea.example/four?');
  await signIn(page, 'alice', '/shout-panel');
  await expect(page.getByRole('heading', { name: 'Shoutbox' })).toBeVisible();
  await expect(log(page)).toContainText('Tea at https://tea.example/four?');
  await expect(log(page).getByRole('link', { name: 'Bob' })).toHaveAttribute('href', '/users/bob');
  await expect(log(page).getByRole('link', { name: /tea\.example/ })).toHaveAttribute(
    'href',
    'https://tea.example/four',
  );
  await field(page).fill('With pleasure');
  await field(page).press('Enter');
  await expect(log(page)).toContainText('With pleasure');
  await expect(field(page)).toHaveValue('');
  await expect(log(page).getByRole('link', { name: 'Alice' })).toBeVisible();
});

test('the last 19 messages are kept, and Enter sends no empty one [2.5.046]', async ({ page, sandbox }) => {
  for (let count = 1; count <= 20; count += 1) await sandbox.shout('bob', `number ${count}.`);
  await signIn(page, 'alice', '/shout-panel');
  await expect(log(page)).toContainText('number 20.');
  await expect(log(page)).not.toContainText('number 1.');
  await sandbox.shout('bob', 'one more');
  await expect(log(page)).toContainText('one more');
  await expect(log(page)).not.toContainText('number 2.');
  await expect(log(page)).toContainText('number 3.');
  await field(page).press('Enter');
  await expect(page.getByText('An empty message can’t be sent.')).toBeVisible();
});

test('it floats over the page, is opened, minimised and closed, and counts what is new [2.2.025]', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'alice');
  await expect(head(page)).toHaveAttribute('aria-expanded', 'false');
  await head(page).click();
  await expect(field(page)).toBeFocused();
  await sandbox.shout('bob', 'Anybody there?');
  await expect(log(page)).toContainText('Anybody there?');
  await field(page).press('Escape');
  await expect(log(page)).toHaveCount(0);
  await expect(head(page)).toBeFocused();
  await sandbox.shout('bob', 'Hello?');
  await expect(page.getByRole('complementary', { name: 'Chats and shoutbox' })).toContainText(
    '1 new message',
  );
  await page.reload();
  await head(page).click();
  await expect(log(page)).toContainText('Hello?');
  await page.getByRole('button', { name: 'Close Shoutbox' }).click();
  await expect(log(page)).toHaveCount(0);
  await page.reload();
  await expect(head(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a message that does not come back within ten seconds is not lost [2.9.009]', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'alice', '/shout-panel');
  await expect(page.getByText(/No messages yet/)).toBeVisible();
  await sandbox.settings({ shoutLimit: 3 });
  await field(page).fill('Can you hear me?');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    // A press waits for timers.
    await page.evaluate(() => {
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      document.querySelector('main textarea')?.dispatchEvent(enter);
    });
    await vi.advanceTimersByTimeAsync(10_100);
  } finally {
    vi.useRealTimers();
  }
  await expect(page.getByText(/didn’t appear within 10 seconds/)).toBeVisible();
  await expect(field(page)).toHaveValue('Can you hear me?');
});

test('a broken connection is said, and what was written meanwhile stays', async ({ page, sandbox }) => {
  await signIn(page, 'alice', '/shout-panel');
  await expect(page.getByText(/No messages yet/)).toBeVisible();
  await sandbox.sockets({ action: 'refuse' });
  await sandbox.sockets({ action: 'drop', code: 1006 });
  await expect(page.getByText('Not connected. Connecting again…')).toBeVisible();
  await field(page).fill('Hello?');
  await field(page).press('Enter');
  await expect(page.getByText('You’re not connected yet. Your message is kept.')).toBeVisible();
  await expect(field(page)).toHaveValue('Hello?');
  await sandbox.sockets({ action: 'allow' });
  await expect(page.getByText('Not connected. Connecting again…')).toHaveCount(0);
  await field(page).press('Enter');
  await expect(log(page)).toContainText('Hello?');
});

test('a room that cannot be entered says so, with a way to try again; what is written meanwhile stays', async ({
  page,
  sandbox,
}) => {
  await sandbox.sockets({ action: 'refuse' });
  await signIn(page, 'alice', '/shout-panel');
  await expect(page.getByText('Couldn’t open the shoutbox')).toBeVisible();
  await field(page).fill('Hello?');
  await field(page).press('Enter');
  await expect(page.getByText('You’re not connected yet. Your message is kept.')).toBeVisible();
  await sandbox.sockets({ action: 'allow' });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/No messages yet/)).toBeVisible();
  await field(page).press('Enter');
  await expect(log(page)).toContainText('Hello?');
});

test('a server without one shows no trace of it [2.6.009]', async ({ page, sandbox }) => {
  await sandbox.settings({ featuresOff: ['chat', 'shout', 'pleroma_chat_messages'] });
  await signIn(page, 'alice');
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Search' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shoutbox' })).toHaveCount(0);
  await expect(head(page)).toHaveCount(0);
  await page.goto('/shout-panel');
  await expect(page.getByRole('heading', { name: 'This server has no shoutbox' })).toBeVisible();
  await page.goto('/users/alice/chats');
  await expect(page.getByRole('heading', { name: 'This server has no chats' })).toBeVisible();
});

test('whoever hides it has it as a screen alone', async ({ page }) => {
  await storeSettings(page, { hideShoutbox: true });
  await signIn(page, 'alice');
  await expect(page.getByRole('link', { name: 'Chats' }).first()).toBeVisible();
  await expect(head(page)).toHaveCount(0);
  await page.goto('/shout-panel');
  await expect(field(page)).toBeVisible();
});

test('markup in messages is text, and no address does harm', async ({ page, sandbox }) => {
  const texts = HOSTILE_CASES.map(({ html }) => html.trim()).filter(
    (text) => text !== '' && text.length <= 4000,
  );
  await signIn(page, 'alice', '/shout-panel');
  await expect(page.getByText(/No messages yet/)).toBeVisible();
  for (let at = 0; at < texts.length; at += 18) {
    for (const text of texts.slice(at, at + 18)) await sandbox.shout('bob', text);
    await sandbox.shout('carol', `up to ${at}.`);
    await expect(log(page)).toContainText(`up to ${at}.`);
    const harm = await page.evaluate(() => {
      const made = [...document.querySelectorAll('[role="log"] [dir="auto"] *')];
      const links = made.filter((element) => element instanceof HTMLAnchorElement);
      return {
        elements: made.filter(({ localName }) => localName !== 'a' && localName !== 'br'),
        links: links.filter(({ href }) => !/^https?:/.test(href)),
      };
    });
    expect(harm).toEqual({ elements: [], links: [] });
  }
  expect(texts.length).toBeGreaterThan(100);
});
