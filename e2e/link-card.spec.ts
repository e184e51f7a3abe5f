import type { JsonObject } from '../tools/report/json-value';
import { boxOf } from './harness/box-of';
import { layoutShifts, watchLayoutShifts } from './harness/layout-shifts';
import { openWithMedia } from './harness/media-page';
import { expect, test } from './harness/test';

const PAGE = 'https://birdnotes.example/swifts';
const PICTURE = '/media/sea-41-800x420.png';

const cardOf = (changes: JsonObject): JsonObject => ({
  type: 'link',
  url: PAGE,
  title: 'The swifts are back',
  description: 'Ringers compare their first sightings. '.repeat(12),
  image: null,
  provider_name: 'birdnotes.example',
  ...changes,
});

test('a card is one link with what the page says of itself, in two lines [2.3.004]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await watchLayoutShifts(page);
  const at = { page, sandbox, url: `${baseURL}` };
  const card = await openWithMedia(at, { changes: { card: cardOf({ image: baseURL + PICTURE }) } });
  const link = card.getByRole('link', { name: /The swifts are back/ });
  await expect(link).toHaveAttribute('href', PAGE);
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toContainText('birdnotes.example');
  await expect(link.locator('img')).toHaveAttribute('src', baseURL + PICTURE);
  const words = link.getByText(/Ringers compare/);
  const lines = await words.evaluate(
    (found) => found.clientHeight / Number.parseFloat(getComputedStyle(found).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
  expect((await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.02);
});

test('a large wide picture stands above the words', async ({ page, sandbox, baseURL }) => {
  const at = { page, sandbox, url: `${baseURL}` };
  const image = { image: baseURL + PICTURE, width: 800, height: 420 };
  const card = await openWithMedia(at, { changes: { card: cardOf(image) } });
  const link = card.getByRole('link', { name: /The swifts are back/ });
  await expect(async () => {
    const [picture, title] = await Promise.all([boxOf(link.locator('img')), boxOf(link.locator('b'))]);
    expect(picture.y + picture.height).toBeLessThanOrEqual(title.y);
  }).toPass();
});

test('a picture that is broken, or of a sensitive post, is left out', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404/);
  const at = { page, sandbox, url: `${baseURL}` };
  const broken = await openWithMedia(at, {
    changes: { card: cardOf({ image: `${baseURL}/media/gone.png` }) },
  });
  await expect(broken.getByRole('link', { name: /The swifts are back/ })).toBeVisible();
  await expect(broken.locator('a img[src*="gone"]')).toHaveCount(0);
  const changes = { sensitive: true, card: cardOf({ image: baseURL + PICTURE }) };
  const sensitive = await openWithMedia(at, { changes });
  await expect(sensitive.getByRole('link', { name: /The swifts are back/ })).toBeVisible();
  expect((await sandbox.log()).map(({ path }) => path)).not.toContain(PICTURE);
});
