import { cards, cardWith, openActions, textField } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const SAID = 'Nobody ever found a nest by shouting.';

test('a reply form in which nothing was written is gone when one comes back', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'bob', text: SAID });
  await signIn(page, 'alice');
  const card = cardWith(page, SAID);
  await card.getByRole('button', { name: /^Reply/ }).click();
  await expect(page.getByRole('form', { name: 'Your reply to @bob' })).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Announcements' }).click();
  await expect(page).toHaveURL(/announcements/);
  await page.goBack();
  await expect(cardWith(page, SAID)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your reply to @bob' })).toBeHidden();
});

test('what is for few cannot be quoted [2.5.018]', async ({ page, sandbox }) => {
  await sandbox.act({ as: 'alice', action: 'follow', target: 'bob' });
  await sandbox.post({ as: 'bob', text: 'Between us', visibility: 'private' });
  await signIn(page, 'alice');
  const menu = await openActions(cardWith(page, 'Between us'));
  await expect(menu.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Quote', exact: true })).toBeHidden();
});

test('a reply becomes a quote and a reply again, with its words, and the button says what it sends', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: SAID });
  await signIn(page, 'alice');
  const card = cardWith(page, SAID);
  await card.getByRole('button', { name: /^Reply/ }).click();
  const reply = page.getByRole('form', { name: 'Your reply to @bob' });
  const quote = page.getByRole('form', { name: 'Your quote of @bob' });
  await textField(reply).fill('@bob so true');
  await reply.getByRole('radio', { name: 'Quote' }).click();
  await expect(quote.getByRole('group', { name: 'The post you quote' })).toContainText(SAID);
  await expect(textField(quote)).toHaveValue('@bob so true');
  await quote.getByRole('radio', { name: 'Reply' }).click();
  await expect(quote).toBeHidden();
  await expect(reply.getByRole('group', { name: 'The post you quote' })).toBeHidden();
  await expect(reply.getByRole('button', { name: 'Reply', exact: true })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).first().click();
  await (await openActions(card)).getByRole('menuitem', { name: 'Quote', exact: true }).click();
  await expect(textField(quote)).toBeFocused();
  await page.keyboard.type(', fj');
  await expect(textField(quote)).toHaveValue('@bob so true, fj');
  await quote.getByRole('button', { name: 'Quote', exact: true }).click();
  await expect(quote).toBeHidden();
  const own = cards(page).first();
  await expect(own).toContainText('so true');
  await expect(own.getByRole('group', { name: 'Quoted post' })).toContainText(SAID);
});
