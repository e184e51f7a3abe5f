import { actionsOf } from '@linnet/domain/actions';
import { expect, test } from 'vitest';
import { cardId, cardStatus, ownAccount, showCard, eventually } from '../../../testing/show-card';
import { statusDialogsOf } from './status-dialog';

const dialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]');
const says = (words: string) => dialog()?.textContent?.includes(words) === true;
const own = (changes: object = {}) => cardStatus({ account: ownAccount, ...changes });
const deletion = `DELETE /api/v1/statuses/${cardId}`;

test('deleting asks first and names what goes; then the place says so [2.4.006, 2.5.024]', async () => {
  const { press, answers } = await showCard({ status: own() });
  answers[deletion] = own({ text: 'a song at dawn' });
  await press('button', 'More actions');
  await press('menuitem', /Delete post/);
  await eventually(() => says('a song at dawn'));
  expect(says('wren')).toBe(true);
  await press('button', 'Delete post');
  await eventually(() => document.body.textContent?.includes('This post was deleted.') === true);
  await eventually(() => dialog() === null);
});

test('a refused deletion closes the question, leaves the post and is told [2.8.003]', async () => {
  const { press, answers, client, card } = await showCard({ status: own() });
  answers[deletion] = Response.json({ error: 'Not today' }, { status: 500 });
  statusDialogsOf(client).open({ kind: 'delete', id: cardId });
  await press('button', 'Delete post');
  await eventually(() => client.notices.list.get().length === 1);
  expect(client.notices.list.get()).toMatchObject([{ key: 'status.delete_error' }]);
  await eventually(() => dialog() === null);
  expect(card.textContent).toContain('a song at dawn');
});

test('without the question it is deleted at once [2.5.024]', async () => {
  const { answers, pressKey } = await showCard({
    status: own(),
    prepare: ({ settings }) => void settings.write('modalOnDelete', false),
  });
  answers[deletion] = own();
  pressKey('Delete');
  await eventually(() => document.body.textContent?.includes('This post was deleted.') === true);
  expect(dialog()).toBeNull();
});

test('repeating asks first where the person wants it, by button and by key [2.5.024]', async () => {
  const { press, client, answers, find, pressKey } = await showCard({
    prepare: ({ settings }) => void settings.set('modalOnRepeat', true),
  });
  answers[`POST /api/v1/statuses/${cardId}/reblog`] = cardStatus({ reblogged: true, reblogs_count: 1 });
  await press('button', 'Repeat');
  await eventually(() => says('a song at dawn'));
  await press('button', 'Cancel');
  await eventually(() => dialog() === null);
  expect(client.graph.statuses.get(cardId)?.repeated).toBe(false);
  pressKey('b');
  await eventually(() => says('a song at dawn'));
  [...(dialog()?.querySelectorAll('button') ?? [])]
    .find(({ textContent }) => textContent === 'Repeat')
    ?.click();
  await eventually(() => client.graph.statuses.fact(cardId)?.repeated === true);
  // Taking it back is not asked about.
  answers[`POST /api/v1/statuses/${cardId}/unreblog`] = cardStatus();
  find('button', /Undo repeat/)?.click();
  await eventually(() => client.graph.statuses.fact(cardId)?.repeated === false);
});

test('a conversation is muted for as long as one chooses', async () => {
  let sent: unknown;
  const { press, client, pressKey } = await showCard();
  pressKey('m');
  await eventually(() => dialog() !== null);
  const toggle = actionsOf(client).toggles.toggle;
  actionsOf(client).toggles.toggle = (action, id, on) => {
    sent = action.call(id, on).body;
    toggle(action, id, on);
  };
  const day = () => document.querySelector<HTMLInputElement>('input[aria-label="A day"]');
  day()?.click();
  await eventually(() => day()?.checked === true);
  await press('button', 'Mute conversation');
  await eventually(() => sent !== undefined);
  expect(sent).toEqual({ kind: 'json', value: { expires_in: 86_400 } });
});

const version = (content: string, changes: object = {}) => ({
  account: ownAccount,
  content,
  spoiler_text: '',
  sensitive: false,
  created_at: '2026-11-20T09:00:00.000Z',
  media_attachments: [],
  emojis: [],
  ...changes,
});
const file = (id: string, description: string) => ({
  id,
  type: 'image',
  url: `https://nest.example/media/${id}.png`,
  preview_url: `https://nest.example/media/${id}.png`,
  description,
});

test('the history shows each version, newest first, with what it changed [2.5.020]', async () => {
  const history = `GET /api/v1/statuses/${cardId}/history`;
  const { answers, client } = await showCard({ status: own({ edited_at: '2026-11-20T10:00:00.000Z' }) });
  answers[history] = [
    version('<p>a song at dusk</p>', { media_attachments: [file('1', 'a wren')] }),
    version('<p>a song at dawn</p>', {
      spoiler_text: 'birds',
      sensitive: true,
      media_attachments: [file('1', 'a small wren'), file('2', 'a nest')],
    }),
    version('<p>a song at dawn</p>', { spoiler_text: 'birds', sensitive: true, media_attachments: [] }),
  ];
  statusDialogsOf(client).open({ kind: 'history', id: cardId });
  await eventually(() => says('First version'));
  const versions = [...document.querySelectorAll('[role="dialog"] ol > li')];
  expect(versions.map(({ textContent }) => textContent?.includes('First version'))).toEqual([
    false,
    false,
    true,
  ]);
  expect(versions[0]?.textContent).toContain('Attachment removed: a nest');
  const second = versions[1];
  const marked = (tag: string) => [...(second?.querySelectorAll(tag) ?? [])].map((one) => one.textContent);
  expect([marked('ins'), marked('del')]).toEqual([['birds', 'dawn'], ['dusk']]);
  for (const words of [
    'Marked as sensitive',
    'Attachment added: a nest',
    'description changed: a small wren',
  ])
    expect(second?.textContent).toContain(words);
});

test('the history is asked for again when the post is edited meanwhile [2.4.020]', async () => {
  const history = `GET /api/v1/statuses/${cardId}/history`;
  const { answers, client } = await showCard({ status: own({ edited_at: '2026-11-20T10:00:00.000Z' }) });
  answers[history] = [version('<p>one</p>'), version('<p>two</p>')];
  statusDialogsOf(client).open({ kind: 'history', id: cardId });
  await eventually(() => says('two'));
  answers[history] = [version('<p>one</p>'), version('<p>two</p>'), version('<p>three</p>')];
  client.graph.statuses.change(cardId, (row) => ({ ...row, editedAt: '2026-11-20T11:00:00.000Z' }));
  await eventually(() => says('three'));
  expect(document.querySelectorAll('[role="dialog"] ol > li')).toHaveLength(3);
});

test('a history that does not come says so and can be tried again', async () => {
  const history = `GET /api/v1/statuses/${cardId}/history`;
  const { answers, press, client } = await showCard({
    status: own({ edited_at: '2026-11-20T10:00:00.000Z' }),
  });
  answers[history] = Response.json({ error: 'Not today' }, { status: 500 });
  statusDialogsOf(client).open({ kind: 'history', id: cardId });
  await eventually(() => says('Couldn’t load the edit history'));
  answers[history] = [version('<p>one</p>')];
  await press('button', 'Try again');
  await eventually(() => says('First version'));
  expect(says('Couldn’t load the edit history')).toBe(false);
});

test('the source is shown as it was typed, markup and all; an error has its words [2.8.018]', async () => {
  const source = `GET /api/v1/statuses/${cardId}/source`;
  const { answers, press, client } = await showCard();
  answers[source] = Response.json({ error: 'Not today' }, { status: 500 });
  statusDialogsOf(client).open({ kind: 'source', id: cardId });
  await eventually(() => says('Couldn’t load the text of the post'));
  answers[source] = {
    id: cardId,
    text: '**bold** <b>\nnext',
    spoiler_text: '',
    content_type: 'text/markdown',
  };
  await press('button', 'Try again');
  await eventually(() => document.querySelector('textarea') !== null);
  expect(document.querySelector('textarea')?.value).toBe('**bold** <b>\nnext');
  expect(says('text/markdown')).toBe(true);
});

test('a bookmark is put into a folder, and the one that it is in is marked', async () => {
  const folders = [
    { id: 'f1', name: 'songs', emoji: null, emoji_url: null },
    { id: 'f2', name: 'nests', emoji: '🪺', emoji_url: null },
  ];
  const kept = { bookmarked: true, pleroma: { bookmark_folder: 'f1' } };
  const { press, answers, client } = await showCard({
    status: cardStatus(kept),
    answers: { 'GET /api/v1/pleroma/bookmark_folders': folders },
  });
  answers[`POST /api/v1/statuses/${cardId}/bookmark`] = cardStatus({
    bookmarked: true,
    pleroma: { bookmark_folder: 'f2' },
  });
  await press('button', 'More actions');
  await press('menuitem', /Bookmark in a folder/);
  await eventually(() => says('nests'));
  expect(document.querySelector('[aria-current="true"]')?.textContent).toBe('songs');
  await press('button', /nests/);
  await eventually(() => client.graph.statuses.fact(cardId)?.bookmarkFolderId === 'f2');
});
