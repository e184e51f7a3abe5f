import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/app/call-as';
import { listOf, objectOf, sentPosts } from '@linnet/sandbox/control';
import { findCard } from '../../testing/app/cards';
import { openApp, type OpenApp } from '../../testing/app/open-app';
import { openComposer, openPostOptions, sendByKey } from '../../testing/app/open-composer';
import { textField } from '../../testing/app/text-field';
import { typeInto } from '../../testing/fill-in';

const DAY = 86_400_000;

const posts = () => [...document.querySelectorAll<HTMLElement>('main article[aria-label^="Post scheduled"]')];
const texts = () => posts().map((post) => /Apples|Pears|Quinces/.exec(post.textContent)?.[0]);

async function postWith(words: string): Promise<ReturnType<typeof within>> {
  const found = await waitFor(() => {
    const post = posts().find((each) => each.textContent.includes(words));
    if (post === undefined) throw new Error(`Nothing that waits says "${words}".`);
    return post;
  });
  return within(found);
}

async function writes(text: string, path = '/about') {
  const app = await openApp({ as: 'carol', path });
  const form = await openComposer(text);
  await openPostOptions(app, form);
  return { app, form, inForm: within(form) };
}

/** What the field for date and time takes: in the zone of the page. */
function localTime(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

async function waitingOf(username: string): Promise<string[]> {
  const call = await callAs(username);
  const list = listOf(await call('/api/v1/scheduled_statuses?limit=40'));
  return list.map((post) => String(objectOf(objectOf(post)['params'])['text']));
}

async function keepForLater(waiting: Readonly<Record<string, number>>): Promise<void> {
  const carol = await callAs('carol');
  for (const [status, days] of Object.entries(waiting)) {
    const body = { status, scheduled_at: new Date(Date.now() + days * DAY).toISOString() };
    await carol('/api/v1/statuses', { method: 'POST', body });
  }
}

async function opensScheduled(waiting: Readonly<Record<string, number>> = {}) {
  const app = await openApp({ as: 'carol', path: '/about' });
  await openComposer();
  await keepForLater(waiting);
  app.goto('/scheduled');
  await app.page.findByRole('heading', { name: 'Scheduled posts', level: 1 });
  return app;
}

const main = () => within(document.querySelector('main') ?? document.body);
const findEmpty = () => main().findByRole('heading', { name: 'No scheduled posts yet' });

test('a time that is less than five minutes ahead is not sent, and said to be too soon', async () => {
  const { app, form, inForm } = await writes('Too soon');
  await app.user.click(inForm.getByRole('checkbox', { name: 'Post later' }));
  typeInto(await inForm.findByLabelText('Date and time'), localTime(Date.now() + 3 * 60_000));
  const words = 'Choose a time that is more than five minutes ahead.';
  await waitFor(() => expect(inForm.getByRole('alert').textContent).toBe(words));
  await sendByKey(app, form);
  const alerts = () => inForm.getAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() => expect(alerts().find((alert) => alert.includes('Error:'))).toContain(words));
  expect(await sentPosts(app.sandbox)).toEqual([]);
  expect(textField(form).value).toBe('Too soon');
});

test('a post can delete itself after a time', async () => {
  const { app, form, inForm } = await writes('Gone by the weekend', '/main/friends');
  await app.user.click(inForm.getByRole('checkbox', { name: 'Delete automatically' }));
  const after = within(await inForm.findByRole('group', { name: 'Delete after' }));
  await app.user.selectOptions(after.getByRole('combobox', { name: 'Unit' }), 'hours');
  typeInto(after.getByRole('spinbutton', { name: 'Number' }), '5');
  await sendByKey(app, form);
  await findCard('Gone by the weekend');
  const carol = await callAs('carol');
  const [newest] = listOf(await carol('/api/v1/timelines/home?limit=1')).map(objectOf);
  const end = Date.parse(String(objectOf(newest?.['pleroma'])['expires_at']));
  expect(Math.round((end - Date.now()) / 3_600_000)).toBe(5);
});

test('a language is found by typing, sent with the post, and there for the next one', async () => {
  const { app, form, inForm } = await writes('Guten Morgen', '/main/friends');
  await app.user.click(inForm.getByRole('button', { name: 'Written in: English' }));
  await app.user.type(await inForm.findByRole('combobox', { name: 'Find a language' }), 'deuts{Enter}');
  const german = await inForm.findByRole('button', { name: 'Written in: German' });
  await waitFor(() => expect(document.activeElement).toBe(german));
  await sendByKey(app, form);
  await findCard('Guten Morgen');
  // Pleroma does not answer with the language: what is sent has to be looked at.
  expect(app.sentTo('POST', '/api/v1/statuses')).toMatchObject([{ status: 'Guten Morgen', language: 'de' }]);
  await app.reload();
  const next = await openComposer();
  await openPostOptions(app, next);
  await within(next).findByRole('button', { name: 'Written in: German' });
});

test('Escape in the list of languages leaves the form open', async () => {
  const { app, form, inForm } = await writes('Still here');
  await app.user.click(inForm.getByRole('button', { name: 'Written in: English' }));
  await inForm.findByRole('listbox');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(inForm.queryByRole('listbox')).toBeNull());
  expect(textField(form).value).toBe('Still here');
});

async function press({ user }: OpenApp, button: HTMLElement): Promise<void> {
  button.focus();
  await user.keyboard('{Enter}');
}

test('posts that wait are moved, and taken back into the drafts, with the keyboard', async () => {
  const app = await opensScheduled({ Apples: 2, Pears: 4 });
  await waitFor(() => expect(texts()).toEqual(['Apples', 'Pears']));
  await press(app, (await postWith('Apples')).getByRole('button', { name: 'Change time' }));
  typeInto(
    await (await postWith('Apples')).findByLabelText('Date and time'),
    localTime(Date.now() + 9 * DAY),
  );
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(texts()).toEqual(['Pears', 'Apples']));
  await app.reload();
  await waitFor(() => expect(texts()).toEqual(['Pears', 'Apples']));

  const cancel = (await postWith('Pears')).getByRole('button', { name: 'Cancel scheduling' });
  await press(app, cancel);
  const question = await app.page.findByRole('alertdialog', { name: 'Cancel this post?' });
  expect(question.textContent).toContain('Its text is saved in your drafts.');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(app.page.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await app.user.keyboard('{Enter}');
  const again = within(await app.page.findByRole('alertdialog', { name: 'Cancel this post?' }));
  await press(app, again.getByRole('button', { name: 'Cancel scheduling' }));
  await waitFor(() => expect(texts()).toEqual(['Apples']));
  expect(await waitingOf('carol')).toEqual(['Apples']);
  await app.reload();
  await waitFor(() => expect(texts()).toEqual(['Apples']));
  app.goto('/drafts');
  await main().findByText(/Pears/);
});

test('what the server refuses is told beside the post, and nothing changes', async () => {
  const app = await opensScheduled({ Quinces: 2 });
  const refusal = { path: '/api/v1/scheduled_statuses/', body: { error: 'Not today' } };
  await app.sandbox.fail({ ...refusal, method: 'PUT', status: 422 });
  const post = await postWith('Quinces');
  await app.user.click(post.getByRole('button', { name: 'Change time' }));
  await app.user.click(await post.findByRole('button', { name: 'Save time' }));
  expect((await post.findByRole('alert')).textContent).toContain('Not today');
  await app.user.click(post.getByRole('button', { name: 'Cancel' }));
  await app.sandbox.fail({ ...refusal, method: 'DELETE', status: 500 });
  await app.user.click(await post.findByRole('button', { name: 'Cancel scheduling' }));
  const question = await app.page.findByRole('alertdialog');
  await app.user.click(within(question).getByRole('button', { name: 'Cancel scheduling' }));
  await waitFor(() => expect(question.textContent).toContain('Couldn’t cancel the post.'));
  expect(question.textContent).toContain('Not today');
  await app.user.click(within(question).getByRole('button', { name: 'Keep post' }));
  await waitFor(() => expect(app.page.queryByRole('alertdialog')).toBeNull());
  expect(texts()).toEqual(['Quinces']);
});

test('the list says that it is empty, and why it did not come', async () => {
  const app = await opensScheduled();
  await findEmpty();
  const error = { status: 503, body: { error: 'Asleep' } };
  await app.sandbox.fail({ path: '/api/v1/scheduled_statuses', ...error, times: 99 });
  await app.reload();
  expect((await main().findByRole('alert')).textContent).toContain('Asleep');
  await app.sandbox.clearErrors();
  await app.user.click(main().getByRole('button', { name: 'Try again' }));
  await findEmpty();
});

test('a post that is sent to wait stands in the list that is open', async () => {
  const app = await opensScheduled();
  await findEmpty();
  const form = await openComposer('Sloes after the frost');
  const options = within(await openPostOptions(app, form));
  await app.user.click(options.getByRole('checkbox', { name: 'Post later' }));
  await sendByKey(app, form);
  expect(await postWith('Sloes after the frost')).toBeDefined();
});

test('a visitor is led away from where members’ posts wait', async () => {
  const { sandbox } = await openApp({ path: '/scheduled' });
  await waitFor(() => expect(document.querySelector('main article')).not.toBeNull());
  expect(location.pathname).not.toBe('/scheduled');
  expect((await sandbox.log()).filter(({ path }) => path.startsWith('/api/v1/scheduled'))).toEqual([]);
});

test('more than a page of waiting posts comes on demand', async () => {
  const many = Array.from({ length: 44 }, (_, made) => [`post ${made}`, 2 + made] as const);
  const app = await opensScheduled(Object.fromEntries(many));
  await waitFor(() => expect(posts()).toHaveLength(40));
  await app.user.click(main().getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(posts()).toHaveLength(44));
  expect(main().queryByRole('button', { name: 'Show more' })).toBeNull();
});
