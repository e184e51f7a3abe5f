import { sentPosts } from '@linnet/sandbox/control';
import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { findCard } from '../../../testing/app/cards';
import { type AppOptions, openApp } from '../../../testing/app/open-app';
import { openComposer } from '../../../testing/app/open-composer';
import { typeInto } from '../../../testing/fill-in';

const POLL = { name: 'Poll' };

function pollIn(form: HTMLElement) {
  const poll = within(within(form).getByRole('group', POLL));
  const option = (number: number) =>
    poll.getByRole<HTMLInputElement>('textbox', { name: `Option ${number}` });
  return { poll, option };
}

async function startPoll(text: string, options: AppOptions = {}) {
  const app = await openApp({ as: 'alice', path: '/about', ...options });
  const form = await openComposer(text);
  const inForm = within(form);
  await app.user.click(await inForm.findByRole('button', POLL));
  await inForm.findByRole('textbox', { name: 'Option 1' });
  const post = () => app.user.click(inForm.getByRole('button', { name: 'Post' }));
  return { ...app, inForm, post, ...pollIn(form) };
}

test('a poll without two different options is not posted, and that is said [2.5.002, 2.5.031]', async () => {
  const { sandbox, inForm, option, post } = await startPoll('Rye, or what?', { path: '/main/friends' });
  typeInto(option(1), 'rye');
  typeInto(option(2), ' rye ');
  await post();
  expect((await inForm.findByRole('alert')).textContent).toMatch(
    /^Error:\s*Add at least two different options to the poll/,
  );
  expect(await sentPosts(sandbox)).toEqual([]);
  expect(option(1).value).toBe('rye');
  typeInto(option(2), 'oat');
  await post();
  const card = await findCard('Rye, or what?');
  await waitFor(() => expect(card.textContent).toContain('oat'));
  expect(await sentPosts(sandbox)).toHaveLength(1);
});

test('the limits of the server hold while a poll is written [2.5.032, 2.5.033, 2.5.034, 2.5.035, 2.9.002]', async () => {
  const { user, poll, option } = await startPoll('Short and soon', {
    prepare: (door) =>
      door.settings({
        polls: { maxOptions: 3, maxOptionLength: 10, minExpiration: 300, maxExpiration: 7200 },
      }),
  });
  const amount = poll.getByRole<HTMLInputElement>('spinbutton', { name: 'Number' });
  const units = within(poll.getByRole('combobox', { name: 'Unit' })).getAllByRole('option');
  expect(units.map(({ textContent }) => textContent)).toEqual(['minutes', 'hours']);
  typeInto(amount, '2');
  amount.blur();
  await waitFor(() => expect(amount.value).toBe('5'));
  typeInto(amount, '500');
  amount.blur();
  await waitFor(() => expect(amount.value).toBe('120'));
  expect(poll.queryAllByRole('button', { name: /^Remove option/ })).toEqual([]);
  await user.click(poll.getByRole('button', { name: 'Add option' }));
  await waitFor(() => expect(document.activeElement).toBe(option(3)));
  expect(poll.queryByRole('button', { name: 'Add option' })).toBeNull();
  await user.keyboard('seventeen letters');
  await waitFor(() => expect(option(3).value).toBe('seventeen '));
  await user.click(poll.getByRole('button', { name: 'Remove option 1' }));
  await waitFor(() => expect(document.activeElement).toBe(option(1)));
  expect(option(2).value).toBe('seventeen ');
});

test('where only one thing could be chosen from, there are no polls [2.5.036]', async () => {
  await openApp({
    as: 'alice',
    path: '/about',
    prepare: (door) =>
      door.settings({
        polls: { maxOptions: 1, maxOptionLength: 10, minExpiration: 300, maxExpiration: 7200 },
      }),
  });
  const form = within(await openComposer());
  await form.findByRole('button', { name: 'Preview' });
  expect(form.queryByRole('button', POLL)).toBeNull();
});

test('a poll that was begun is there again after the page was loaded again [2.3.006]', async () => {
  const { user, poll, option, reload } = await startPoll('Half a question');
  typeInto(option(1), 'half an answer');
  await user.click(poll.getByRole('checkbox', { name: 'Multiple choice' }));
  await reload();
  const form = await openComposer();
  await within(form).findByRole('group', POLL);
  const again = pollIn(form);
  await waitFor(() => expect(again.option(1).value).toBe('half an answer'));
  const several = again.poll.getByRole<HTMLInputElement>('checkbox', { name: 'Multiple choice' });
  expect(several.checked).toBe(true);
});

test('what the server says of a poll is told, and the poll stays', async () => {
  const { sandbox, inForm, option, post } = await startPoll('Anybody?');
  typeInto(option(1), 'me');
  typeInto(option(2), 'not me');
  await sandbox.fail({
    method: 'POST',
    path: '^/api/v1/statuses$',
    status: 422,
    body: { error: 'Expiration date is too soon' },
  });
  await post();
  expect((await inForm.findByRole('alert')).textContent).toContain('Expiration date is too soon');
  expect(option(2).value).toBe('not me');
});
