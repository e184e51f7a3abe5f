import { expectAccessible } from '../../../testing/page/accessible';
import { cardWith, openActions, textField } from '../../../testing/page/parts';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';
import type { Locator, Page } from '../../../testing/page/locator';
import { openComposer } from '../../../testing/page/writing';

const POSTS = /^\/api\/v1\/statuses$/;
const LOOKUPS = '/api/v1/accounts/(lookup|nosuchperson|kim)';

/** Writes a new post of a scope. */
async function write(page: Page, scope: string, words: string): Promise<Locator> {
  const form = await openComposer(page);
  await form.getByRole('radio', { name: scope }).click();
  await textField(form).fill(words);
  return form;
}

const post = (form: Locator) => form.getByRole('button', { name: /^(Post|Reply)$/ }).click();
const question = (page: Page, name: RegExp | string) => page.getByRole('alertdialog', { name });

async function openReply(page: Page, to: string): Promise<Locator> {
  const card = cardWith(page, to);
  await card.getByRole('button', { name: /^Reply/ }).click();
  return card.getByRole('form', { name: /^Your reply to/ });
}

test('a direct post spells out who will read it, and asks before it shows somebody what is said about them', async ({
  page,
  sentTo,
}) => {
  await signIn(page, 'alice');
  const form = await write(page, 'Direct', '@bob what do you think of');
  const readers = form.getByRole('status').filter({ hasText: 'Will be read by' });
  await expect(readers).toContainText('@bob');
  await textField(form).fill('@bob what do you think of @carol or @nosuchperson?');
  await expect(form.getByText('Will be read by')).toHaveText(/Will be read by\s*@bob\s*@carol/);
  await expect(form).toContainText('isn’t known to this server');
  await expectAccessible(page);
  await post(form);
  const dialog = question(page, /Send this to .@carol. too\?/);
  await expect(dialog).toContainText('also when it only talks about them');
  await expectAccessible(page, '[role=alertdialog]');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(textField(form)).toHaveValue('@bob what do you think of @carol or @nosuchperson?');
  await textField(form).press('Control+Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(sentTo(POSTS)).toEqual([]);
  await textField(form).fill('@bob what do you think of Carol?');
  await expect(form.getByText('Will be read by')).toHaveText(/Will be read by\s*@bob$/);
  await textField(form).press('Control+Enter');
  await expect
    .poll(() => sentTo(POSTS))
    .toMatchObject([{ visibility: 'direct', status: '@bob what do you think of Carol?' }]);
});

test('what was confirmed is not asked again, not even after a reload', async ({
  page,
  sandbox,
  sentTo,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await sandbox.fail({
    method: 'POST',
    path: '^/api/v1/statuses$',
    status: 422,
    body: { error: 'Not today' },
  });
  await signIn(page, 'alice');
  await post(await write(page, 'Direct', '@bob not @carol'));
  await question(page, /@carol/)
    .getByRole('button', { name: 'Send' })
    .click();
  await expect(page.getByRole('form', { name: 'New post' })).toContainText('Not today');
  await page.reload();
  const form = await openComposer(page);
  await expect(textField(form)).toHaveValue('@bob not @carol');
  await post(form);
  await expect.poll(() => sentTo(POSTS).length).toBe(2);
  await expect(question(page, /@carol/)).toBeHidden();
});

test('a person who is added to a conversation is asked about', async ({ page, sandbox, sentTo }) => {
  await sandbox.post({ as: 'bob', text: '@alice between us', visibility: 'direct' });
  await signIn(page, 'alice');
  const form = await openReply(page, 'between us');
  await expect(textField(form)).toHaveValue('@bob ');
  await textField(form).fill('@bob I told @carol');
  await post(form);
  const dialog = question(page, /Send this to .@carol. too\?/);
  await expect(dialog).toContainText('Earlier posts stay hidden from them');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sentTo(POSTS).length).toBe(1);
});

test('a reply within the conversation is sent without a question', async ({ page, sandbox, sentTo }) => {
  await sandbox.post({ as: 'bob', text: '@alice @carol between us', visibility: 'direct' });
  await signIn(page, 'alice');
  const form = await openReply(page, 'between us');
  await textField(form).fill('@bob @carol yes');
  await post(form);
  await expect.poll(() => sentTo(POSTS).length).toBe(1);
});

test('a reply for more people than what it answers is asked about', async ({ page, sandbox, sentTo }) => {
  await sandbox.act({ as: 'alice', action: 'follow', target: 'bob' });
  await sandbox.post({ as: 'bob', text: 'Only for followers', visibility: 'private' });
  await signIn(page, 'alice');
  const form = await openReply(page, 'Only for followers');
  await textField(form).fill('@bob yes');
  await form.getByRole('radio', { name: 'Public' }).click();
  await post(form);
  const dialog = question(page, 'Post this for more people?');
  await expect(dialog).toContainText('What you answer is “Followers only”, and your reply is “Public”');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(sentTo(POSTS)).toEqual([]);
  await form.getByRole('radio', { name: 'Followers only' }).click();
  await post(form);
  await expect.poll(() => sentTo(POSTS)).toEqual([expect.objectContaining({ visibility: 'private' })]);
});

test('a reply is held back with a question where it can’t be found out what it answers', async ({
  page,
  sandbox,
  sentTo,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await sandbox.act({ as: 'alice', action: 'follow', target: 'bob' });
  const { id } = await sandbox.post({ as: 'bob', text: 'Only for some', visibility: 'private' });
  await signIn(page, 'alice');
  const reply = await openReply(page, 'Only for some');
  await textField(reply).fill('@bob I agree');
  await reply.getByRole('radio', { name: 'Public' }).click();
  await sandbox.fail({ path: `/api/v1/statuses/${id}`, status: 500, body: { error: 'Down' }, times: 99 });
  await page.goto('/drafts');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Continue writing/ })
    .click();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const dialog = question(page, 'Post this for more people?');
  await expect(dialog).toContainText('couldn’t be loaded');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(sentTo(POSTS)).toEqual([]);
});

test('a post for followers that talks about one of them is sent without a question', async ({
  page,
  sandbox,
  sentTo,
}) => {
  await sandbox.act({ as: 'hana', action: 'follow', target: 'alice' });
  await signIn(page, 'alice');
  const form = await write(page, 'Followers only', '@bob as @hana said');
  await expect(form.getByText('Will be read by')).toContainText('@hana');
  await post(form);
  await expect.poll(() => sentTo(POSTS).length).toBe(1);
});

test('a name that the server doesn’t know is said, and a post that reaches nobody is asked about', async ({
  page,
  sentTo,
}) => {
  await signIn(page, 'alice');
  const form = await write(page, 'Direct', '@nosuchperson hello');
  await expect(form).toContainText('isn’t known to this server; nobody of that name will get this.');
  await expect(form).toContainText('only you will be able to read it');
  await post(form);
  await question(page, 'Post this although nobody will get it?')
    .getByRole('button', { name: 'Cancel' })
    .click();
  expect(sentTo(POSTS)).toEqual([]);
});

test('a followers-only reply says that the author whom it doesn’t mention may not get it', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'dave', text: 'For everybody' });
  await signIn(page, 'alice', '/main/public');
  const form = await openReply(page, 'For everybody');
  await form.getByRole('radio', { name: 'Followers only' }).click();
  await textField(form).fill('Hello');
  await expect(form).toContainText('whom you answer, gets this only if they follow you');
  await textField(form).fill('@dave Hello @nosuchperson');
  await expect(form).not.toContainText('whom you answer');
  await expect(form).toContainText('isn’t known to this server');
});

test('a name that the server doesn’t answer about holds a post back for a moment only', async ({
  page,
  sandbox,
  sentTo,
}) => {
  await signIn(page, 'alice');
  await expect(page.getByRole('form', { name: 'New post' })).toBeVisible();
  await sandbox.hold({ path: LOOKUPS });
  await post(await write(page, 'Direct', '@bob @kim hello'));
  await expect.poll(() => sentTo(POSTS).length).toBe(1);
  await expect(page.getByText('Couldn’t check who')).toBeVisible();
  await sandbox.release();
});

test('the readers are spelled out even where the explanation of the scope is hidden', async ({ page }) => {
  await signIn(page, 'alice');
  const form = await write(page, 'Unlisted', '@bob hello');
  await form.getByRole('button', { name: 'Don’t show this again' }).click();
  await expect(form).not.toContainText('Everybody can see it');
  await form.getByRole('radio', { name: 'Direct' }).click();
  await expect(form).toContainText('Will be read by');
  await form.getByRole('radio', { name: 'Local' }).click();
  await expect(form).toContainText('Only people on this server can see it.');
  await expect(form).not.toContainText('Will be read by');
});

test('a later post of a direct thread says whom it misses', async ({ page }) => {
  await signIn(page, 'alice');
  const form = await write(page, 'Direct', '@bob one');
  await form.getByRole('button', { name: 'More ways to post' }).click();
  await page.getByRole('menuitem', { name: 'Add a post below' }).click();
  const part = form.getByRole('textbox', { name: 'Post 2 of the thread' });
  await part.fill('two');
  await expect(form).toContainText(/Post 2 won’t reach .@bob.: it doesn’t mention them/);
  await part.fill('@bob two');
  await expect(form).not.toContainText('won’t reach');
});

test('an edit says that it adds nobody', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'alice', text: '@bob first words', visibility: 'direct' });
  await signIn(page, 'alice');
  await (
    await openActions(cardWith(page, 'first words'))
  )
    .getByRole('menuitem', { name: 'Edit', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await textField(dialog).fill('@bob first words, and @carol');
  await expect(dialog).toContainText('on this server, an edit adds no readers');
  await expect(dialog.getByText('Will be read by')).not.toContainText('@carol');
});

test('of many readers the first five are shown, and the others on request', async ({ page }) => {
  await signIn(page, 'alice');
  const names = ['@bob', '@carol', '@dave', '@imogen', '@kai', '@edda', '@hana'];
  const form = await write(page, 'Direct', names.join(' '));
  await form.getByRole('button', { name: 'Show 2 more people' }).click();
  await expect(form.getByText('Will be read by')).toContainText('@hana');
  await form.getByRole('button', { name: 'Show fewer people' }).click();
  await expect(form.getByText('Will be read by')).not.toContainText('@hana');
});
