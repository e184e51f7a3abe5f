import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/app/call-as';
import { listOf, objectOf, sentPosts } from '@linnet/sandbox/control';
import { openApp, type OpenApp } from '../../testing/app/open-app';
import { openComposer } from '../../testing/app/open-composer';
import { textField } from '../../testing/app/text-field';
import { typeInto } from '../../testing/fill-in';

const POSTS = { method: 'POST', path: '^/api/v1/statuses$' };

/** Writes several posts in one go. */
async function writesThread([first = '', ...others]: readonly string[]) {
  const app = await openApp({ as: 'alice', path: '/about' });
  const form = await openComposer(first);
  const inForm = within(form);
  for (const [at, words] of others.entries()) {
    await app.user.click(inForm.getByRole('button', { name: 'More ways to post' }));
    await app.user.click(await app.page.findByRole('menuitem', { name: 'Add a post below' }));
    const field = await waitFor(() => partField(form, at + 2));
    await waitFor(() => expect(document.activeElement).toBe(field));
    if (words !== '') typeInto(field, words);
  }
  const post = () => app.user.click(inForm.getByRole('button', { name: 'Post' }));
  return { ...app, form, inForm, post };
}

function partField(form: HTMLElement, number: number): HTMLTextAreaElement {
  const name = `Post ${number} of the thread`;
  return within(form).getByRole<HTMLTextAreaElement>('textbox', { name });
}

/** The newest posts, oldest first, each with what it answers. */
async function threadOf(count: number): Promise<string[]> {
  const call = await callAs('alice');
  const newest = listOf(await call(`/api/v1/timelines/public?limit=${count}`)).map(objectOf);
  const texts = new Map(newest.map((post) => [post['id'], String(post['content'])]));
  return newest.toReversed().map((post) => {
    const answered = texts.get(post['in_reply_to_id']);
    return `${String(post['content'])}${answered === undefined ? '' : `, after ${answered}`}`;
  });
}

const THREAD = ['One hedge', 'Two hedges, after One hedge', 'Three hedges, after Two hedges'];

/** Once the first post of a thread is made, and before the second. */
async function afterTheFirst({ sandbox }: OpenApp, next: () => Promise<void>, post: () => Promise<void>) {
  await sandbox.hold({ ...POSTS, at: 'answer' });
  await post();
  await waitFor(async () => expect(await sandbox.heldRequests()).toBe(1));
  await next();
  await sandbox.release();
}

test('each post of a thread has its preview, and an emoji goes where it was picked for', async () => {
  const { page, user, form, inForm } = await writesThread(['A *frosty* hedge', 'A bare one']);
  const part = within(inForm.getByRole('group', { name: 'Post 2 of the thread' }));
  await user.click(part.getByRole('button', { name: 'Insert emoji' }));
  const picker = within(await page.findByRole('dialog', { name: 'Insert emoji' }));
  typeInto(await picker.findByRole<HTMLInputElement>('searchbox', { name: 'Search emoji' }), 'honeybee');
  await user.click(await picker.findByRole('button', { name: 'honeybee' }));
  await waitFor(() => expect(partField(form, 2).value).toBe('A bare one 🐝 '));
  expect(textField(form).value).toBe('A *frosty* hedge');
  await user.click(inForm.getByRole('button', { name: 'Preview' }));
  const preview = await inForm.findByRole('region', { name: 'Preview' });
  await waitFor(() => expect(preview.textContent).toContain('A *frosty* hedge'));
  await waitFor(() => expect(preview.textContent).toContain('A bare one 🐝'));
  await user.click(part.getByRole('button', { name: 'Remove post 2' }));
  await waitFor(() => expect(preview.textContent).not.toContain('A bare one'));
});

test('a part can be taken out, and an empty one is refused', async () => {
  const { user, sandbox, form, inForm, post } = await writesThread(['One hedge', '', 'Three hedges']);
  await post();
  await waitFor(() => expect(form.textContent).toContain('One of the posts below is empty'));
  expect(await sentPosts(sandbox)).toEqual([]);
  await user.click(inForm.getByRole('button', { name: 'Remove post 2' }));
  await waitFor(() => expect(partField(form, 2).value).toBe('Three hedges'));
});

test('when the connection breaks in the middle the rest waits, and each part is there once', async () => {
  const { post, ...app } = await writesThread(['One hedge', 'Two hedges', 'Three hedges']);
  // The server makes the second; its answer never comes.
  await afterTheFirst(app, () => app.sandbox.fail({ ...POSTS, status: 0, after: true }), post);
  await waitFor(async () => expect(await threadOf(3)).toEqual(THREAD));
  const sent = await sentPosts(app.sandbox);
  expect(sent.map(({ status }) => status)).toContain(0);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  await waitFor(() => expect(app.page.queryByRole('region', { name: 'Posts being sent' })).toBeNull());
});

test('when a part is refused, what is left is a draft that goes on from there', async () => {
  const { post, ...app } = await writesThread(['One hedge', 'Two hedges', 'Three hedges']);
  const { page, user, sandbox } = app;
  const refusal = { ...POSTS, status: 422, body: { error: 'No twos' } };
  await afterTheFirst(app, () => sandbox.fail(refusal), post);
  await user.click(await page.findByRole('button', { name: 'Open draft' }));
  const dialog = await page.findByRole('dialog', { name: 'Reply' });
  await waitFor(() => expect(textField(dialog).value).toBe('Two hedges'));
  expect(dialog.textContent).toContain('No twos');
  expect(partField(dialog, 2).value).toBe('Three hedges');
  await user.click(within(dialog).getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  await waitFor(async () => expect(await threadOf(3)).toEqual(THREAD));
});

test('a thread that waits says how much of it is left, and can be taken back', async () => {
  const { page, user, sandbox, post } = await writesThread(['One hedge', 'Two hedges']);
  await sandbox.fail({ ...POSTS, status: 429, headers: { 'retry-after': '600' } });
  await post();
  const list = within(await page.findByRole('region', { name: 'Posts being sent' }));
  await user.click(await list.findByRole('button', { name: 'Cancel and edit' }));
  const dialog = await page.findByRole('dialog', { name: 'New post' });
  await waitFor(() => expect(textField(dialog).value).toBe('One hedge'));
  expect(partField(dialog, 2).value).toBe('Two hedges');
});
