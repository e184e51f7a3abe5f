import type { JsonObject } from '../tools/report/json-value';
import { cardWith } from './harness/cards';
import { click, fill } from './harness/change-settings';
import { KNOWN_NETWORK } from './harness/known-network';
import { attachmentOf, FILES, pictures, type TestFile } from './harness/media-page';
import { remoteStatus } from './harness/remote-status';
import { type Effect, seeEffects } from './harness/see-effects';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

interface Posted {
  readonly text: string;
  readonly files: readonly TestFile[];
  readonly sensitive?: boolean;
}

/** Answers for the known network with files, newest first. */
function withFiles(url: string, posts: readonly Posted[]): Promise<JsonObject[]> {
  return Promise.all(
    posts.map(({ text, files, sensitive = false }, at) =>
      remoteStatus(url, {
        id: `AzReedsInTheWind0${9 - at}`,
        uri: `https://reed.example/${at}`,
        content: `<p>${text}</p>`,
        sensitive,
        media_attachments: files.map((file, index) => attachmentOf(url, file, `${at}-${index}`)),
      }),
    ),
  );
}

const gallery: readonly Effect[] = [
  {
    row: 'Attachments shown per post',
    change: fill('4'),
    observe: (page) =>
      cardWith(page, 'Six hills.')
        .getByRole('img', { name: /^Picture/ })
        .count(),
    expected: 4,
  },
  {
    row: 'Don’t crop pictures',
    change: click,
    observe: (page) =>
      cardWith(page, 'Six hills.')
        .getByRole('img', { name: 'Picture 1' })
        .evaluate((picture) => getComputedStyle(picture).objectFit),
    expected: 'cover',
  },
  {
    row: 'Hide media marked as sensitive',
    change: click,
    observe: (page) => cardWith(page, 'Not for all.').getByRole('img', { name: 'The sea' }).count(),
    expected: 1,
  },
  {
    row: 'Pause animated pictures',
    change: click,
    observe: (page) => cardWith(page, 'It moves.').locator('a canvas').isVisible(),
    expected: false,
  },
  {
    row: 'Play videos in the media viewer',
    change: click,
    observe: (page) => cardWith(page, 'It plays.').getByRole('button', { name: 'Play: Daybreak' }).count(),
    expected: 1,
  },
];

test('each choice of how media are shown is seen at once, and again after a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const body = await withFiles(`${baseURL}`, [
    { text: 'Six hills.', files: pictures(6) },
    { text: 'Not for all.', files: [FILES.tall], sensitive: true },
    { text: 'It moves.', files: [FILES.gif] },
    { text: 'It plays.', files: [FILES.video] },
  ]);
  await page.setViewportSize({ width: 1440, height: 2400 });
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body, times: 9 });
  await signIn(page, 'alice', '/main/all');
  await expect(cardWith(page, 'It moves.').locator('a canvas')).toBeVisible();
  await seeEffects(page, 'General', gallery);
});
