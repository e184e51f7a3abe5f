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

test('a card is one link with what the page says of itself, in two lines, below a large wide picture and without a broken one [2.3.004]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404/);
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

  const image = { image: baseURL + PICTURE, width: 800, height: 420 };
  const large = await openWithMedia(at, { changes: { card: cardOf(image) } });
  const wide = large.getByRole('link', { name: /The swifts are back/ });
  await expect(async () => {
    const [picture, title] = await Promise.all([boxOf(wide.locator('img')), boxOf(wide.locator('b'))]);
    expect(picture.y + picture.height).toBeLessThanOrEqual(title.y);
  }).toPass();

  const gone = { card: cardOf({ image: `${baseURL}/media/gone.png` }) };
  const broken = await openWithMedia(at, { changes: gone });
  await expect(broken.getByRole('link', { name: /The swifts are back/ })).toBeVisible();
  await expect(broken.locator('a img[src*="gone"]')).toHaveCount(0);
});
