import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/app/call-as';
import { listOf, objectOf } from '@linnet/sandbox/control';
import { expectAccessible } from '../../testing/app/expect-accessible';
import { expectPath } from '../../testing/app/expect-path';
import { fill } from '../../testing/app/fill';
import { logIn, openLogin } from '../../testing/app/login-form';
import { mainPart } from '../../testing/app/main-part';
import { type OpenApp, openApp } from '../../testing/app/open-app';
import { openNavigation } from '../../testing/app/navigation';

const STAFF = '/api/v1/pleroma/admin/announcements';
const path = '/announcements';

const items = () => mainPart().queryAllByRole('article');
const itemsWith = (words: string) => items().filter(({ textContent }) => textContent.includes(words));
const editor = (name = 'New announcement') => mainPart().queryByRole('form', { name });

/** The one that says this, once it is there. */
async function itemWith(words: string) {
  return within(
    await waitFor(() => {
      const [item] = itemsWith(words);
      if (item === undefined) throw new Error(`No announcement says "${words}".`);
      return item;
    }),
  );
}

/** The first of the six that the server has. */
async function firstOfSix() {
  await screen.findByRole('heading', { name: 'Announcements', level: 1 });
  await waitFor(() => expect(items()).toHaveLength(6));
  const [first] = items();
  if (first === undefined) throw new Error('There are no announcements.');
  return within(first);
}

async function formCalled(name: string) {
  return within(await mainPart().findByRole('form', { name }));
}

async function press(user: OpenApp['user'], part: ReturnType<typeof mainPart>, name: string): Promise<void> {
  await user.click(part.getByRole('button', { name }));
}

test('one that could not be put away stays unread and says why', async () => {
  const { user, sandbox } = await openApp({ as: 'carol', path });
  const first = await firstOfSix();
  await sandbox.fail({ path: '/dismiss', status: 503, body: { error: 'Asleep' } });
  await press(user, first, 'Mark as read');
  expect((await first.findByRole('alert')).textContent).toContain('Couldn’t mark the announcement as read.');
  await press(user, first, 'Mark as read');
  await first.findByRole('button', { name: 'Read' });
  expect(first.queryByRole('alert')).toBeNull();
});

test('an announcement is edited, beginning with what was written [1.4.016]', async () => {
  const { user } = await openApp({ as: 'alice', path });
  await firstOfSix();
  await press(user, await itemWith('Ask Órla'), 'Edit');
  const name = 'Edit announcement';
  const form = await formCalled(name);
  const text = form.getByLabelText<HTMLTextAreaElement>('Text');
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(text.value).toBe('Backups are kept for a month. Ask Órla.');
  await expectAccessible();
  fill(text, 'Backups are kept for a year.');
  const wholeDays = form.getByLabelText<HTMLInputElement>('All day');
  if (wholeDays.checked) await user.click(wholeDays);
  await press(user, form, 'Save');
  await waitFor(() => expect(editor(name)).toBeNull());
  const changed = await itemWith('Backups are kept for a year.');
  const edit = changed.getByRole('button', { name: 'Edit' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  await user.click(edit);
  const again = await formCalled(name);
  fill(again.getByLabelText('Text'), 'Never mind');
  await press(user, again, 'Cancel');
  await itemWith('Backups are kept for a year.');
});

test('what could not be announced or changed stays in the form, and why can be dismissed [1.4.016, 1.8.011]', async () => {
  const { user, sandbox } = await openApp({ as: 'alice', path });
  await firstOfSix();
  await sandbox.fail({ method: 'POST', path: STAFF, status: 400, body: { error: 'Too loud' } });
  const form = await formCalled('New announcement');
  fill(form.getByLabelText('New announcement'), 'Hear, hear');
  await press(user, form, 'Publish');
  const alert = await form.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t publish the announcement.');
  expect(alert.textContent).toContain('Too loud');
  await expectAccessible();
  await press(user, form, 'Dismiss');
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
  expect(form.getByLabelText<HTMLTextAreaElement>('New announcement').value).toBe('Hear, hear');

  await sandbox.fail({ method: 'PATCH', path: STAFF, status: 500, body: { error: 400 } });
  await press(user, await itemWith('Ask Órla'), 'Edit');
  const edit = await formCalled('Edit announcement');
  fill(edit.getByLabelText('Text'), 'Ask nobody.');
  await press(user, edit, 'Save');
  expect((await edit.findByRole('alert')).textContent).toContain('Couldn’t save the announcement.');
  await press(user, edit, 'Dismiss');
  await press(user, edit, 'Save');
  await itemWith('Ask nobody.');
});

test('one is deleted after a question, which also tells what went wrong', async () => {
  const { user, sandbox } = await openApp({ as: 'alice', path });
  await firstOfSix();
  await sandbox.fail({ method: 'DELETE', path: STAFF, status: 503, body: { error: 'Asleep' } });
  await press(user, await itemWith('Ask Órla'), 'Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete this announcement?' });
  await expectAccessible(question);
  await press(user, within(question), 'Delete');
  await waitFor(() => expect(question.textContent).toContain('Couldn’t delete the announcement.'));
  await press(user, within(question), 'Delete');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(items()).toHaveLength(5));
  expect(itemsWith('Ask Órla')).toEqual([]);
  const [list] = mainPart().getAllByRole('list');
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test('a server that answers 404 has none: the page says so, and the navigation leads there no more [1.8.012]', async () => {
  const { user } = await openApp({
    as: 'carol',
    path,
    prepare: (door) =>
      door.fail({
        path: '^/api/v1/announcements$',
        status: 404,
        body: { error: 'Not implemented' },
        times: 9,
      }),
  });
  await screen.findByRole('heading', { name: 'No announcements on this server' });
  expect(editor()).toBeNull();
  const navigation = await openNavigation(user);
  await waitFor(() => expect(navigation.queryByRole('link', { name: /^Announcements/ })).toBeNull());
});

test('any other error is told, with a way to ask again [1.8.012]', async () => {
  const { user, sandbox } = await openApp({
    as: 'carol',
    path,
    prepare: (door) =>
      door.fail({ path: '^/api/v1/announcements$', status: 500, body: { error: 'Asleep' }, times: 99 }),
  });
  await screen.findByRole('heading', { name: 'Announcements', level: 1 });
  await waitFor(() =>
    expect(mainPart().getByRole('alert').textContent).toContain('Couldn’t load announcements'),
  );
  await expectAccessible();
  await sandbox.clearErrors();
  await press(user, within(mainPart().getByRole('alert')), 'Try again');
  await waitFor(() => expect(items()).toHaveLength(6));
});

test('nothing announced says what will stand here, and visitors are led to the sign-in', async () => {
  const { goto, reload } = await openApp({ path });
  await screen.findByRole('heading', { name: 'Log in to see announcements' });
  const way = mainPart().getByRole('link', { name: 'Log in' });
  expect(way.getAttribute('href')).toMatch(/^\/login/);
  await expectAccessible();

  const alice = await callAs('alice');
  for (const row of listOf(await alice(STAFF))) {
    await alice(`${STAFF}/${String(objectOf(row)['id'])}`, { method: 'DELETE' });
  }
  await logIn(await openLogin(goto), 'carol');
  await expectPath('/main/friends');
  goto(path);
  await reload();
  await screen.findByRole('heading', { name: 'No announcements yet' });
});
