import type { ControlDoor } from '@linnet/sandbox/control';
import type { JsonObject } from '../../testing/page/json';
import type { Locator, Page } from '../../testing/page/locator';
import { cards } from '../../testing/page/parts';
import { KNOWN_NETWORK, remoteStatus } from '../../testing/page/server';
import { expect, test } from '../../testing/page/test';

const HILLS = '/media/hills-4-800x500.png';

const cardOf = (changes: JsonObject): JsonObject => ({
  type: 'link',
  url: 'https://birdnotes.example/swifts',
  title: 'The swifts are back',
  description: 'Ringers compare their first sightings.',
  image: null,
  provider_name: 'birdnotes.example',
  ...changes,
});

interface Opening {
  readonly page: Page;
  readonly sandbox: ControlDoor;
  readonly url: string;
}

/** Opens the known network with one status; resolves to its card. */
async function openWith({ page, sandbox, url }: Opening, changes: JsonObject): Promise<Locator> {
  const status = await remoteStatus(url, {
    content: '<p>What is attached.</p>',
    sensitive: false,
    ...changes,
  });
  await sandbox.clearErrors();
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body: [status], times: 9 });
  await page.goto('/main/all');
  await expect(cards(page)).toHaveCount(1);
  return cards(page).first();
}

test('a card that only repeats an attachment is left out', async ({ page, sandbox, baseURL }) => {
  const at = { page, sandbox, url: baseURL };
  const card = await openWith(at, { card: cardOf({}) });
  await expect(card.getByRole('link', { name: /The swifts are back/ })).toBeVisible();
  const hills = { id: '1', type: 'image', url: baseURL + HILLS, preview_url: baseURL + HILLS };
  const repeated = await openWith(at, {
    media_attachments: [{ ...hills, description: 'Hills', pleroma: { mime_type: 'image/png' } }],
    card: cardOf({ url: baseURL + HILLS }),
  });
  await expect(repeated.getByRole('img', { name: 'Hills' })).toBeVisible();
  await expect(repeated.getByText('The swifts are back')).toHaveCount(0);
});

for (const url of ['javascript:alert(1)', 'data:text/html,x', '//far.example/x']) {
  test(`a card that leads to ${url} is none`, async ({ page, sandbox, baseURL }) => {
    const card = await openWith({ page, sandbox, url: baseURL }, { card: cardOf({ url }) });
    await expect(card).toContainText('What is attached.');
    await expect(card.getByText('The swifts are back')).toHaveCount(0);
  });
}

test('the picture of a card of a sensitive post is left out', async ({ page, sandbox, baseURL }) => {
  const at = { page, sandbox, url: baseURL };
  const card = cardOf({ image: baseURL + HILLS });
  const link = (shown: Locator) => shown.getByRole('link', { name: /The swifts are back/ });
  const plain = await openWith(at, { card });
  await expect(link(plain).locator('img')).toHaveAttribute('src', baseURL + HILLS);
  const sensitive = await openWith(at, { card, sensitive: true });
  await expect(link(sensitive)).toBeVisible();
  await expect(sensitive.locator('img[src*=hills]')).toHaveCount(0);
});
