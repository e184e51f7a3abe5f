import { cards, cardWith, openActions, textField } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import {
  descriptionIn,
  pickFiles,
  picture,
  postedFiles,
  thumbs,
  waitForUploads,
} from '../../testing/page/files';
import { beginPost, timesPosted } from '../../testing/page/writing';

const SAID = 'The cat sat on *the* mat';

test('an edit that was left is there again, the one of another post is not [2.4.012]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'alice', text: 'First things' });
  await sandbox.post({ as: 'alice', text: 'Second things' });
  await signIn(page, 'alice');
  const edit = async (words: string) => {
    await (
      await openActions(cardWith(page, words))
    )
      .getByRole('menuitem', { name: 'Edit', exact: true })
      .click();
  };
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await edit('First things');
  await textField(dialog).fill('First things first');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog).toBeHidden();
  await edit('Second things');
  await expect(textField(dialog)).toHaveValue('Second things');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await edit('First things');
  await expect(textField(dialog)).toHaveValue('First things first');
});

test('a source that does not come is told at the card, and can be tried again', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await sandbox.post({ as: 'alice', text: SAID });
  await sandbox.fail({ path: '/source$', status: 503 });
  await signIn(page, 'alice');
  const card = cards(page).first();
  await (await openActions(card)).getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(card).toContainText('Couldn’t open the post for editing');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(textField(page.getByRole('dialog', { name: 'Edit post' }))).toHaveValue(SAID);
});

test('a change that the server refuses stays in its form [2.7.012, 2.8.015]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await sandbox.post({ as: 'alice', text: SAID });
  await sandbox.fail({
    method: 'PUT',
    path: '/api/v1/statuses/',
    status: 422,
    body: { error: 'No cats today' },
  });
  await signIn(page, 'alice');
  await (await openActions(cards(page).first())).getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await textField(dialog).fill('The dog sat');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toContainText('No cats today');
  await expect(textField(dialog)).toHaveValue('The dog sat');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page).first()).toContainText('The dog sat');
});

test('deleted and written anew, what was in it opens as a new post', async ({ page, sandbox, baseURL }) => {
  await sandbox.post({ as: 'alice', text: 'With a misteak', visibility: 'public' });
  await signIn(page, 'alice');
  await (
    await openActions(cardWith(page, 'With a misteak'))
  )
    .getByRole('menuitem', { name: 'Delete and rewrite' })
    .click();
  await page
    .getByRole('alertdialog', { name: 'Delete and rewrite this post?' })
    .getByRole('button', { name: 'Delete and rewrite' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(textField(dialog)).toHaveValue('With a misteak');
  await expect.poll(() => timesPosted(baseURL, 'With a misteak')).toBe(0);
  // From here on the text is stored.
  await page.reload();
  await page.goto('/drafts');
  await page.getByRole('main').getByRole('button', { name: 'Continue writing' }).click();
  await textField(dialog).fill('Without a mistake');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => timesPosted(baseURL, 'Without a mistake')).toBe(1);
});

test('an edit changes what a picture is said to show, and leaves the picture', async ({ page }) => {
  const { form, post } = await beginPost(page, 'Seen today');
  await pickFiles(form, [picture('owl.png')]);
  await waitForUploads(form, 1);
  await thumbs(form).first().click();
  await descriptionIn(form).fill('A bird');
  await post.click();
  const card = cardWith(page, 'Seen today').first();
  await expect(card).toBeVisible();
  const [before] = await postedFiles(page, 'Seen today');
  await (await openActions(card)).getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await expect(textField(dialog)).toHaveValue('Seen today');
  await thumbs(dialog).first().click();
  await expect(descriptionIn(dialog)).toHaveValue('A bird');
  await descriptionIn(dialog).fill('An owl on a wire');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => postedFiles(page, 'Seen today'))
    .toEqual([{ ...before, description: 'An owl on a wire' }]);
});
