import { storeSettings } from './harness/store-settings';
import type { Page } from '@playwright/test';
import { storeDemoSession } from '../tools/browser/demo-session';
import type { JsonObject } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cardWith } from './harness/cards';
import { makeCodeSession } from './harness/code-session';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { watchWords } from './harness/watch-words';

const EVERYWHERE = ['home', 'public', 'thread', 'notifications'];

test('a filter of the first version makes a line of what it meets, as soon as it is there', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await sandbox.post({ as: 'carol', text: 'It will rain all day.' });
  await sandbox.post({ as: 'carol', text: 'The train is late.' });
  const alice = await callAs(`${baseURL}`, 'alice');
  await alice('/api/v1/filters', {
    method: 'POST',
    body: { phrase: 'rain', context: ['home'], whole_word: true },
  });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'filter “rain”')).toBeVisible();
  await expect(cardWith(page, 'It will rain')).toBeHidden();
  await expect(cardWith(page, 'The train is late.')).toBeVisible();
  await page.goto('/main/public');
  await expect(cardWith(page, 'It will rain')).toBeVisible();
});

test('what a filter meets does not flash up when the page is opened again', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await sandbox.post({ as: 'carol', text: 'It will rain all day.' });
  const alice = await callAs(`${baseURL}`, 'alice');
  await alice('/api/v1/filters', {
    method: 'POST',
    body: { phrase: 'rain', context: ['home'], whole_word: true },
  });
  // Without the third column: filters for home don't apply there.
  await storeSettings(page, { thirdColumnMode: 'none' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'filter “rain”')).toBeVisible();
  const wasSeen = await watchWords(page, 'It will rain');
  await page.reload();
  await expect(cardWith(page, 'filter “rain”')).toBeVisible();
  expect(await wasSeen()).toBe(false);
});

/** Alice on a Mastodon server, which applies her filters itself. */
async function onMastodon(page: Page, url: string) {
  const session = await makeCodeSession(url, 'alice');
  async function filter(body: JsonObject): Promise<void> {
    const headers = { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/v2/filters`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The filter was answered ${answer.status}: ${await answer.text()}`);
  }
  await storeDemoSession(page, url, session);
  return { filter };
}

interface Wished {
  title: string;
  action: string;
  keyword: string;
  context?: readonly string[];
}

const filterOf = ({ title, action, keyword, context = EVERYWHERE }: Wished): JsonObject => ({
  title,
  context,
  filter_action: action,
  keywords_attributes: [{ keyword, whole_word: true }],
});

test.describe('on a server that looks by itself', () => {
  test.beforeEach(async ({ sandbox, allowConsole }) => {
    await sandbox.character('mastodon');
    allowConsole(/status of 404/);
  });

  test('filters that warn, hide and blur are obeyed from the first render on', async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const { filter } = await onMastodon(page, `${baseURL}`);
    await filter(filterOf({ title: 'Weather', action: 'warn', keyword: 'rain' }));
    await filter(filterOf({ title: 'Chess', action: 'hide', keyword: 'zugzwang' }));
    await filter(
      filterOf({ title: 'Elsewhere', action: 'hide', keyword: 'kettle', context: ['notifications'] }),
    );
    await sandbox.post({ as: 'carol', text: 'A zugzwang in the end.' });
    await sandbox.post({ as: 'carol', text: 'Rain all day.' });
    await sandbox.post({ as: 'carol', text: 'The kettle is on.' });
    const wasSeen = await watchWords(page, 'zugzwang');
    await page.goto('/main/friends');
    const warned = cardWith(page, 'filter “Weather”');
    await expect(warned).toBeVisible();
    await expect(cardWith(page, 'The kettle is on.')).toBeVisible();
    expect(await wasSeen()).toBe(false);
    await warned.getByRole('button', { name: /^Show/ }).click();
    await expect(warned).toContainText('Rain all day.');
  });

  test('a filter that is made while somebody reads counts at once', async ({ page, sandbox, baseURL }) => {
    const { filter } = await onMastodon(page, `${baseURL}`);
    await sandbox.post({ as: 'carol', text: 'Rain all day.' });
    await page.goto('/main/friends');
    await expect(cardWith(page, 'Rain all day.')).toBeVisible();
    await expect.poll(() => sandbox.streams()).toContain('user');
    await filter(filterOf({ title: 'Weather', action: 'warn', keyword: 'rain' }));
    await expect(cardWith(page, 'filter “Weather”')).toBeVisible();
    await expect(cardWith(page, 'Rain all day.')).toBeHidden();
  });
});
