import { storeSettings } from './harness/store-settings';
import { callAs } from './harness/call-as';
import { cardWith } from './harness/cards';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { watchWords } from './harness/watch-words';

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
