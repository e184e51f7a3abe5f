import { ApiError, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { createGraph } from '../graph/graph';
import { importStatus } from '../graph/import';
import { composedStatus } from '../testing/composed-status';
import { holdRequests } from '../testing/held-requests';
import { bookmark, bookmarkInto, muteConversation } from './bookmark-pin-mute';
import { favourite } from './favourite-and-repeat';
import { createToggleRunner, type ToggleError } from './toggle-runner';

const id = '1' as StatusId;
const refused = new ApiError({ kind: 'http', status: 500, text: 'no', identifier: null, body: null });

function begin() {
  const graph = createGraph();
  importStatus(graph, composedStatus(id, { favourites_count: 3 }));
  const server = holdRequests();
  const onError = vi.fn<(error: ToggleError) => void>();
  const onSuccess = vi.fn<(id: StatusId) => void>();
  const { toggle } = createToggleRunner({ graph, send: server.send, onError, onSuccess });
  const shown = () => graph.statuses.get(id);
  return { graph, server, onError, onSuccess, toggle, shown };
}

test('shows the favourite at once, with its count, and keeps it when the server agrees', async () => {
  const { server, toggle, shown } = begin();
  toggle(favourite, id, true);
  expect(shown()).toMatchObject({ favourited: true, favouritesCount: 4 });
  server.next().answer(composedStatus(id, { favourited: true, favourites_count: 7 }));
  await vi.waitFor(() => expect(shown()).toMatchObject({ favourited: true, favouritesCount: 7 }));
});

test('puts the row back when the server refuses, and says so with a way to retry', async () => {
  const { server, onError, toggle, shown } = begin();
  toggle(favourite, id, true);
  server.next().fail(refused);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(shown()).toMatchObject({ favourited: false, favouritesCount: 3 });
  onError.mock.calls[0]?.[0].retry();
  expect(shown()).toMatchObject({ favourited: true, favouritesCount: 4 });
  expect(server.waiting).toHaveLength(1);
});

test('has one request under way however often it is clicked, and the last wish wins', async () => {
  const { server, toggle, shown } = begin();
  toggle(favourite, id, true);
  toggle(favourite, id, false);
  toggle(favourite, id, true);
  toggle(favourite, id, false);
  expect(server.waiting).toHaveLength(1);
  expect(shown()).toMatchObject({ favourited: false, favouritesCount: 3 });
  server.next().answer(composedStatus(id, { favourited: true, favourites_count: 4 }));
  await vi.waitFor(() => expect(server.waiting).toHaveLength(1));
  expect(shown()).toMatchObject({ favourited: false, favouritesCount: 3 });
  const second = server.next();
  expect(second.call.path).toBe('/api/v1/statuses/1/unfavourite');
  second.answer(composedStatus(id, { favourites_count: 3 }));
  await vi.waitFor(() => expect(server.waiting).toHaveLength(0));
  expect(shown()).toMatchObject({ favourited: false, favouritesCount: 3 });
});

test('a refusal of what is no longer wanted is not told', async () => {
  const { server, onError, toggle, shown } = begin();
  toggle(favourite, id, true);
  toggle(favourite, id, false);
  server.next().fail(refused);
  await Promise.resolve();
  await Promise.resolve();
  expect(onError).not.toHaveBeenCalled();
  expect(server.waiting).toHaveLength(0);
  expect(shown()).toMatchObject({ favourited: false, favouritesCount: 3 });
});

test('news from the stream in the middle is not lost', async () => {
  const { graph, server, toggle, shown } = begin();
  toggle(favourite, id, true);
  importStatus(graph, composedStatus(id, { favourites_count: 10 }));
  expect(shown()).toMatchObject({ favourited: true, favouritesCount: 11 });
  server.next().fail(refused);
  await vi.waitFor(() => expect(shown()).toMatchObject({ favourited: false, favouritesCount: 10 }));
});

test('tells a success, so that the trouble before it need not be shown any more', async () => {
  const { server, onSuccess, toggle } = begin();
  toggle(favourite, id, true);
  server.next().answer(composedStatus(id, { favourited: true }));
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledWith(id, expect.objectContaining({ on: true })));
});

test('another folder that is chosen while the first is under way is told to the server too', async () => {
  const { server, toggle, shown } = begin();
  toggle(bookmarkInto('songs'), id, true);
  const other = bookmarkInto('nests');
  toggle(other, id, true);
  expect(shown()).toMatchObject({ bookmarked: true, bookmarkFolderId: 'nests' });
  const first = server.next();
  expect(first.call.body).toEqual({ kind: 'json', value: { folder_id: 'songs' } });
  const kept = (folder: string) =>
    composedStatus(id, { bookmarked: true, pleroma: { bookmark_folder: folder } });
  first.answer(kept('songs'));
  await vi.waitFor(() => expect(server.waiting).toHaveLength(1));
  const second = server.next();
  expect(second.call.body).toEqual({ kind: 'json', value: { folder_id: 'nests' } });
  second.answer(kept('nests'));
  await vi.waitFor(() => expect(server.waiting).toHaveLength(0));
  expect(shown()).toMatchObject({ bookmarked: true, bookmarkFolderId: 'nests' });
  toggle(bookmark, id, false);
  expect(shown()).toMatchObject({ bookmarked: false, bookmarkFolderId: null });
});

const threads = [
  [
    'by the name of the conversation',
    { pleroma: { conversation_id: 7 } },
    { pleroma: { conversation_id: 7 } },
  ],
  ['by who answers whom, where the server names no conversations', {}, { in_reply_to_id: id }],
] as const;

test.each(threads)('muting a conversation is shown on all of it, %s [2.4.003]', async (_, root, answer) => {
  const { graph, server, toggle, shown } = begin();
  importStatus(graph, composedStatus(id, root));
  importStatus(graph, composedStatus('2', answer));
  importStatus(graph, composedStatus('3', { pleroma: { conversation_id: 8 } }));
  const muted = () => ['1', '2', '3'].map((one) => graph.statuses.get(one as StatusId)?.threadMuted);
  toggle(muteConversation, id, true);
  expect(muted()).toEqual([true, true, false]);
  server.next().fail(refused);
  await vi.waitFor(() => expect(muted()).toEqual([false, false, false]));
  toggle(muteConversation, id, true);
  const pleroma = 'pleroma' in root ? { ...root.pleroma, thread_muted: true } : undefined;
  server.next().answer(composedStatus(id, { muted: true, ...(pleroma && { pleroma }) }));
  await vi.waitFor(() => expect(graph.statuses.fact('2' as StatusId)).toMatchObject({ threadMuted: true }));
  expect(shown()).toMatchObject({ threadMuted: true, muted: true });
  expect(muted()).toEqual([true, true, false]);
});
