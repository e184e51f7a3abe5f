import type { Locator } from '../../testing/page/locator';
import { cardWith } from '../../testing/page/parts';
import { expectAccessible } from '../../testing/page/accessible';
import { KNOWN_NETWORK, remoteStatus } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const SAID = 'Nobody ever found a nest by shouting.';
const SAYS = 'For the door of the meeting room.';

const quoteIn = (card: Locator) => card.getByRole('group', { name: 'Quoted post' });

test('a quoted status stands in the card, can be folded away and leads to its conversation [2.2.058, 2.4.019]', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: SAID });
  await sandbox.post({ as: 'carol', text: SAYS, quote: id });
  await signIn(page, 'alice');
  const card = cardWith(page, SAYS);
  const quote = quoteIn(card);
  await expect(quote).toContainText(SAID);
  await expect(card).not.toContainText('RE:');
  await expectAccessible(page, '[aria-label="Quoted post"]');
  await quote.getByRole('button', { name: 'Hide quoted post' }).focus();
  await page.keyboard.press('Enter');
  await expect(quote).not.toContainText(SAID);
  await quote.getByRole('button', { name: 'Show quoted post' }).click();
  await quote
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/notice/${id}$`));
  await expect(page.getByRole('main').locator('article[aria-current=true]')).toContainText(SAID);
});

test('the name in a quoted status leads to its author by keyboard', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'bob', text: SAID });
  await sandbox.post({ as: 'carol', text: SAYS, quote: id });
  await page.goto('/main/all');
  const quote = quoteIn(cardWith(page, SAYS));
  await quote.getByRole('button', { name: 'Hide quoted post' }).focus();
  await page.keyboard.press('Tab');
  await expect(quote.getByRole('link', { name: /Bob.*@bob/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('dialog', { name: 'Profile card' })
      .or(page.getByRole('main').locator('[data-profile-card]')),
  ).toContainText('@bob');
});

test('a quoted status that did not come with its quote is fetched; an error says so and can be tried again [2.4.019]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  const { id } = await sandbox.post({ as: 'bob', text: SAID, visibility: 'unlisted' });
  const quoting = await remoteStatus(`${baseURL}`, {
    id: 'Quoting1',
    content: `<p>${SAYS}</p>`,
    pleroma: { quote_id: id, quote_visible: true },
  });
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body: [quoting], times: 9 });
  await sandbox.fail({ path: `/api/v1/statuses/${id}$`, status: 503, times: 99 });
  await page.goto('/main/all');
  const quote = quoteIn(cardWith(page, SAYS));
  await expect(quote.getByRole('alert')).toContainText('Post unavailable');
  await sandbox.clearErrors();
  await quote.getByRole('button', { name: 'Try again' }).click();
  await expect(quote).toContainText(SAID);
});

test('quotes of themselves, in circles, of an address only, and with parts missing do no harm', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const url = `${baseURL}`;
  const base = await remoteStatus(url, { id: 'Circle2', content: '<p>second of two</p>' });
  const statuses = await Promise.all([
    remoteStatus(url, { id: 'Itself', content: '<p>a snake</p>', pleroma: { quote_id: 'Itself' } }),
    remoteStatus(url, {
      id: 'Circle1',
      content: '<p>first of two</p>',
      pleroma: {
        quote_id: 'Circle2',
        quote_visible: true,
        quote: { ...base, pleroma: { quote_id: 'Circle1' } },
      },
    }),
    remoteStatus(url, {
      id: 'Address',
      content: '<p>far away</p>',
      pleroma: { quote_url: 'https://reed.example/notice/9' },
    }),
    remoteStatus(url, {
      id: 'Broken',
      content: '<p>in pieces</p>',
      pleroma: {
        quote_id: 'Gone',
        quote_visible: true,
        quote: { id: 'Gone', account: 7 },
        quote_url: 'javascript:x',
      },
    }),
  ]);
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body: statuses, times: 9 });
  await sandbox.fail({ path: '/api/v1/statuses/Gone$', status: 200, body: { id: 'Gone' }, times: 9 });
  await page.goto('/main/all');
  await expect(quoteIn(cardWith(page, 'a snake'))).toContainText('quotes itself');
  const circle = cardWith(page, 'first of two');
  await expect(quoteIn(circle)).toContainText('second of two');
  await expect(quoteIn(circle).getByRole('link', { name: 'Quotes another post' })).toBeVisible();
  await expect(quoteIn(circle)).toHaveCount(1);
  const far = quoteIn(cardWith(page, 'far away')).getByRole('link', { name: 'Read it on reed.example' });
  await expect(far).toHaveAttribute('href', 'https://reed.example/notice/9');
  await expect(far).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await expect(quoteIn(cardWith(page, 'in pieces'))).toContainText('Post unavailable');
  await expect(quoteIn(cardWith(page, 'in pieces')).getByRole('link')).toHaveCount(0);
});

const states = [
  { state: 'pending', words: 'hasn’t allowed this quote yet' },
  { state: 'rejected', words: 'didn’t allow this quote' },
  { state: 'revoked', words: 'doesn’t allow this quote any more' },
  { state: 'deleted', words: 'was deleted' },
  { state: 'unauthorized', words: 'You can’t see the quoted post' },
  { state: 'blocked_account', words: 'somebody you blocked' },
  { state: 'blocked_domain', words: 'a server you blocked' },
  { state: 'muted_account', words: 'somebody you muted' },
] as const;

test('each state of a quote is told in plain words; what the reader hides can be shown anyway', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: SAID, visibility: 'unlisted' });
  const statuses = await Promise.all(
    states.map(({ state }, index) =>
      remoteStatus(baseURL, {
        id: `Quoting${String(9 - index)}`,
        content: `<p>state ${state}.</p>`,
        quote: { state, quoted_status_id: id },
      }),
    ),
  );
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body: statuses, times: 9 });
  await page.goto('/main/all');
  for (const { state, words } of states) {
    const quote = quoteIn(cardWith(page, `state ${state}.`));
    await expect(quote).toContainText(words);
    await expect(quote.getByRole('button', { name: 'Show anyway' })).toHaveCount(
      ['blocked_account', 'blocked_domain', 'muted_account'].includes(state) ? 1 : 0,
    );
  }
  const muted = quoteIn(cardWith(page, 'state muted_account.'));
  await muted.getByRole('button', { name: 'Show anyway' }).click();
  await expect(muted).toContainText(SAID);
});
