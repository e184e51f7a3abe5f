import type { Locator } from '@playwright/test';
import { cardWith } from './harness/cards';
import { KNOWN_NETWORK } from './harness/known-network';
import { remoteStatus } from './harness/remote-status';
import { expect, test } from './harness/test';

const SAID = 'Nobody ever found a nest by shouting.';

const quoteIn = (card: Locator) => card.getByRole('group', { name: 'Quoted post' });

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
      remoteStatus(`${baseURL}`, {
        id: `Quoting${String(9 - index)}`,
        content: `<p>state ${state}.</p>`,
        quote: { state, quoted_status_id: id },
      }),
    ),
  );
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body: statuses });
  await page.goto('/main/all');
  for (const { state, words } of states) {
    const quote = quoteIn(cardWith(page, `state ${state}.`));
    await quote.scrollIntoViewIfNeeded();
    await expect(quote).toContainText(words);
    await expect(quote.getByRole('button', { name: 'Show anyway' })).toHaveCount(
      ['blocked_account', 'blocked_domain', 'muted_account'].includes(state) ? 1 : 0,
    );
  }
  const muted = quoteIn(cardWith(page, 'state muted_account.'));
  // By key: the cards above may still get their final size.
  await muted.getByRole('button', { name: 'Show anyway' }).press('Enter');
  await expect(muted).toContainText(SAID);
});
