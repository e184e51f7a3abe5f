import { sentPosts } from '@linnet/sandbox/control';
import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { cardsWith, findCard } from '../../../testing/app/cards';
import { openApp } from '../../../testing/app/open-app';
import { openComposer } from '../../../testing/app/open-composer';
import { textField } from '../../../testing/app/text-field';
import { typeInto } from '../../../testing/fill-in';

const PREVIEW = { method: 'POST', path: '^/api/v1/statuses$' };

async function writes(words: string) {
  const app = await openApp({ as: 'alice', path: '/about' });
  const form = await openComposer(words);
  const inForm = within(form);
  const preview = () => inForm.queryByRole('region', { name: 'Preview' });
  const openPreview = async () => {
    await app.user.click(await inForm.findByRole('button', { name: 'Preview' }));
    return within(await inForm.findByRole('region', { name: 'Preview' }));
  };
  const shows = (said: string) => waitFor(() => expect(preview()?.textContent).toContain(said));
  return { ...app, field: textField(form), preview, openPreview, shows };
}

test('an empty post has no preview, and that can be dismissed [2.5.010, 2.8.007]', async () => {
  const { user, sandbox, field, preview, openPreview, shows } = await writes('');
  const region = await openPreview();
  const alert = await region.findByRole('alert');
  expect(alert.textContent).toMatch(/^Error:\s*Nothing to preview/);
  expect(await sentPosts(sandbox)).toEqual([]);
  await user.click(region.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(preview()).toBeNull());
  const again = await openPreview();
  typeInto(field, 'Something');
  await shows('Something');
  expect(again.queryByRole('alert')).toBeNull();
});

test('says why there is no preview, and tries again; the text is not touched by it', async () => {
  const { user, sandbox, field, openPreview, shows } = await writes('chili');
  await sandbox.fail({ ...PREVIEW, status: 422, body: { error: 'Too spicy' } });
  const region = await openPreview();
  expect((await region.findByRole('alert')).textContent).toContain('Too spicy');
  await user.click(region.getByRole('button', { name: 'Try again' }));
  await shows('chili');
  expect(field.value).toBe('chili');
});

test('an answer to what was written before does not come back', async () => {
  const { sandbox, field, preview, openPreview, shows } = await writes('first words');
  await sandbox.hold(PREVIEW);
  await openPreview();
  await waitFor(async () => expect(await sandbox.heldRequests()).toBe(1));
  typeInto(field, 'second words');
  await waitFor(async () => expect(await sandbox.heldRequests()).toBe(2));
  await sandbox.release();
  await shows('second words');
  expect(preview()?.textContent).not.toContain('first words');
});

test('shows how a post will look, follows what is written, and posts nothing [2.4.009, 2.9.012]', async () => {
  const { user, sandbox, field, preview, openPreview, shows, goto, page } = await writes(
    'Hello @bob, #frost tonight',
  );
  const region = await openPreview();
  await region.findByRole('link', { name: /bob/ });
  await region.findByRole('link', { name: /frost/ });
  const asked = (await sentPosts(sandbox)).length;
  field.setSelectionRange(field.value.length, field.value.length);
  field.focus();
  const more = ' and tomorrow';
  await user.keyboard(more);
  await shows('tonight and tomorrow');
  // It waits for a pause in writing, of which a busy machine makes more than the writer.
  expect((await sentPosts(sandbox)).length).toBeLessThan(asked + more.length);
  await user.click(page.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(preview()).toBeNull());
  goto('/main/public');
  await findCard('');
  expect(cardsWith('frost tonight')).toEqual([]);
});
