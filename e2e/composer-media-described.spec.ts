import { steadyBoxOf } from './harness/box-of';
import {
  descriptionIn,
  waitForUploads,
  namesOf,
  pickFiles,
  postedFiles,
  thumbs,
} from './harness/composer-files';
import { drawnPicture } from './harness/picture-with-metadata';
import { expect, test } from './harness/test';
import { beginPost, sendPost } from './harness/write-post';

const SMALL = { width: 40, height: 30 };

test('files are put in order by dragging and by keys, and described; the post has both', async ({ page }) => {
  const { form } = await beginPost(page, 'In order');
  const files = [];
  for (const [at, name] of ['owl.png', 'wren.png', 'tit.png'].entries()) {
    files.push(await drawnPicture(page, name, { ...SMALL, width: 40 + at }));
  }
  await pickFiles(form, files);
  await waitForUploads(form, 3);

  const partOf = (box: Awaited<ReturnType<typeof steadyBoxOf>>) => ({
    x: box.x + box.width / 3,
    y: box.y + box.height / 2,
  });
  const from = partOf(await steadyBoxOf(thumbs(form).first()));
  const to = partOf(await steadyBoxOf(thumbs(form).last()));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => namesOf(form)).toEqual(['wren', 'tit', 'owl']);
  await expect(descriptionIn(form)).toHaveCount(0);

  await thumbs(form).nth(2).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => namesOf(form)).toEqual(['wren', 'owl', 'tit']);
  await expect(form.getByText('owl.png: now 2 of 3')).toBeAttached();
  await expect(thumbs(form).nth(1)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(descriptionIn(form)).toBeFocused();
  await page.keyboard.type('An owl on a wire');
  await page.keyboard.press('Enter');
  await page.keyboard.type(', asleep');
  await expect(descriptionIn(form)).toHaveValue('An owl on a wire, asleep');
  await page.keyboard.press('Escape');
  await expect(descriptionIn(form)).toHaveCount(0);
  await expect(thumbs(form).nth(1)).toBeFocused();
  await expect(thumbs(form).nth(1)).toHaveAccessibleName('owl.png, 2 of 3, described');
  await sendPost(page, form, 'In order');
  expect((await postedFiles(page, 'In order')).map((file) => file.description)).toEqual([
    '',
    'An owl on a wire, asleep',
    '',
  ]);
});
