import { cards, cardWith, textField } from '../../../testing/page/parts';
import {
  descriptionIn,
  namesOf,
  pickFiles,
  picture,
  postedFiles,
  textFile,
  thumbs,
  waitForUploads,
} from '../../../testing/page/files';
import { storeSettings } from '../../../testing/page/settings';
import { expect, test } from '../../../testing/page/test';
import { beginPost, openComposer } from '../../../testing/page/writing';

test('files go with the post in the order in which they were picked [2.7.018]', async ({ page, sandbox }) => {
  const { form, post } = await beginPost(page, 'Three birds');
  await pickFiles(form, [textFile('owl.txt'), textFile('wren.txt'), textFile('tit.txt')]);
  await waitForUploads(form, 3);
  expect(await namesOf(form)).toEqual(['owl', 'wren', 'tit']);
  await post.click();
  await expect(cardWith(page, 'Three birds').first()).toBeVisible();
  expect(await postedFiles(page, 'Three birds')).toHaveLength(3);
  const uploads = (await sandbox.log()).filter(({ path }) => path === '/api/v2/media');
  const keys = uploads.map(({ idempotencyKey }) => idempotencyKey).filter((key) => key !== null);
  expect(new Set(keys).size).toBe(3);
  await expect(thumbs(form)).toHaveCount(0);
});

test('a file over the limit is not sent, and both sizes are told [2.5.012, 2.8.008]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ uploadLimit: 1536 });
  const { form, field, post } = await beginPost(page, 'Too big');
  await pickFiles(form, [textFile('notes.txt', ' '.repeat(2 * 1024 * 1024))]);
  await expect(form.getByRole('alert')).toContainText(
    'Upload failed. The file is too big: 2 MiB. The server accepts up to 1.5 KiB.',
  );
  expect((await sandbox.log()).filter(({ path }) => path === '/api/v2/media')).toEqual([]);
  await expect(post).toBeEnabled();
  await form.getByRole('button', { name: 'Remove notes.txt' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(field).toHaveValue('Too big');
});

test('no more files than a post may have, until one is removed [2.5.011]', async ({ page, sandbox }) => {
  await sandbox.settings({ mediaPerStatus: 1 });
  const { form, post } = await beginPost(page, 'Only one');
  await pickFiles(form, [textFile('owl.txt'), textFile('wren.txt')]);
  await waitForUploads(form, 1);
  await expect(form.getByRole('alert')).toContainText(
    'A post can have one attachment. Remove another one first.',
  );
  await form.getByRole('button', { name: 'Remove owl.txt' }).click();
  await form.getByRole('button', { name: 'Try wren.txt again' }).click();
  await waitForUploads(form, 1);
  await expect.poll(() => namesOf(form)).toEqual(['wren']);
  await post.click();
  await expect(cardWith(page, 'Only one').first()).toBeVisible();
  expect(await postedFiles(page, 'Only one')).toHaveLength(1);
});

test('a description keeps to the limit of the server', async ({ page, sandbox }) => {
  await sandbox.settings({ descriptionLimit: 12 });
  const { form } = await beginPost(page, 'Short of words');
  await pickFiles(form, [picture('owl.png')]);
  await waitForUploads(form, 1);
  await thumbs(form).first().click();
  await descriptionIn(form).pressSequentially('An owl on a wire');
  await expect(descriptionIn(form)).toHaveValue('An owl on a ');
  await expect(form).toContainText('0 characters left');
});

test('who wishes it is reminded of missing descriptions', async ({ page }) => {
  await storeSettings(page, { remindDescriptions: true });
  const { form, post } = await beginPost(page, 'Look at this');
  await pickFiles(form, [picture('owl.png')]);
  await waitForUploads(form, 1);
  await post.click();
  const question = page.getByRole('alertdialog', { name: 'Send without descriptions?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await postedFiles(page, 'Look at this')).toEqual([]);
  await post.click();
  await question.getByRole('button', { name: 'Send anyway' }).click();
  await expect(cardWith(page, 'Look at this').first()).toBeVisible();
  expect(await postedFiles(page, 'Look at this')).toHaveLength(1);
});

test('files and descriptions are there again after the page was loaded again', async ({ page }) => {
  const { form } = await beginPost(page, 'To be continued');
  await pickFiles(form, [picture('owl.png')]);
  await waitForUploads(form, 1);
  await thumbs(form).first().click();
  await descriptionIn(form).fill('An owl');
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  const again = await openComposer(page);
  await expect(thumbs(again).first()).toHaveAccessibleName('owl.png, 1 of 1, described');
  await expect(textField(again)).toHaveValue('To be continued');
  await again.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cardWith(page, 'To be continued').first()).toBeVisible();
  expect((await postedFiles(page, 'To be continued')).map((file) => file.description)).toEqual(['An owl']);
});
