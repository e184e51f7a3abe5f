import { objectOf, textOf } from '../../testing/page/json';
import { cardWith, openActions } from '../../testing/page/parts';
import { callAs, editStatus } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const post = '/api/v1/statuses';
const method = 'POST';

test('a poll, a quoted post and the history of a post tell the language in which they were written', async ({
  page,
  sandbox,
  baseURL,
}) => {
  // It keeps the language of a post.
  await sandbox.character('akkoma');
  const url = baseURL ?? '';
  const [carol, bob] = [await callAs(url, 'carol'), await callAs(url, 'bob')];
  const poll = { options: ['Roggen', 'Dinkel'], expires_in: 18_000 };
  await carol(post, { method, body: { status: 'Welches Brot?', language: 'de', poll } });
  const body = { status: 'Das Eis trägt.', spoiler_text: 'Am Teich', language: 'de' };
  const id = textOf(objectOf(await carol(post, { method, body }))['id']);
  await editStatus(url, { as: 'carol', id, text: 'Das Eis trägt nicht.', subject: 'Am Teich' });
  await bob(post, { method, body: { status: 'Mind the ice.', language: 'en', quote_id: id } });

  await signIn(page, 'alice');
  const asked = cardWith(page, 'Welches Brot?');
  await expect(asked.getByText('Roggen')).toHaveAttribute('lang', 'de');
  const quoting = cardWith(page, 'Mind the ice.');
  await expect(quoting.locator('[lang=en]')).toHaveText('Mind the ice.');
  await expect(quoting.locator('p[lang=de]').first()).toHaveText('Am Teich');

  const quoted = cardWith(page, 'Das Eis trägt nicht.').filter({ hasNotText: 'Mind the ice.' });
  await (await openActions(quoted)).getByRole('menuitem', { name: /Edit history/ }).click();
  const versions = page.getByRole('dialog', { name: 'Edit history' }).locator('ol > li');
  await expect(versions).toHaveCount(2);
  await expect(versions.last().locator('[lang=de]')).toHaveText(['Am Teich', 'Das Eis trägt.']);
});
