import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openApp } from './open-app';
import { focusComposer } from './open-composer';

test('a post that is written arrives at the server, and on the page by its stream', async () => {
  const { page, user, sandbox } = await openApp({ as: 'alice' });
  const form = within(await focusComposer(document));
  await user.type(form.getByRole('textbox', { name: 'What’s on your mind?' }), 'From the whole application');
  await user.click(form.getByRole('button', { name: 'Post' }));
  const feed = within(await page.findByRole('feed'));
  await feed.findByText('From the whole application');
  await waitFor(async () => expect(await sandbox.streams()).toEqual(['user']));
  await sandbox.post({ as: 'carol', text: 'Heard by the stream' });
  await page.findByRole('button', { name: /1 new/ });
});

test('nothing of one test is there in the next, and a reload keeps what is stored', async () => {
  const { page, sandbox, reload } = await openApp({
    prepare: (door) => door.settings({ frontendConfiguration: { theme: 'pleroma-dark' } }),
  });
  await page.findByRole('form', { name: 'Log in' });
  expect((await sandbox.log()).filter(({ method }) => method === 'POST')).toEqual([]);
  expect(page.queryByText('Heard by the stream')).toBeNull();
  await reload();
  await page.findByRole('form', { name: 'Log in' });
});
