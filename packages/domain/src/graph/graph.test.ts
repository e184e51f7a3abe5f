import type { PollId, StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { composedStatus } from '../testing/composed-status';
import { createGraph } from './graph';
import { importStatus, importStatuses } from './import';
import { markDeleted, markMissing } from './status-row';

const CAP = 3000;

/** A status by an author of its own, with a poll of its own. */
function statusOf(number: number) {
  const author = {
    id: `a${number}`,
    username: `p${number}`,
    acct: `p${number}`,
    url: 'https://nest.example/p',
  };
  const poll = { id: `p${number}`, options: [{ title: 'yes', votes_count: 1 }], expired: false };
  return composedStatus(`s${number}`, { account: author, poll });
}

test('of ten thousand statuses those that are shown stay, with what they speak of, and the rest goes', () => {
  const graph = createGraph(CAP);
  const held = ['s1', 's2'] as StatusId[];
  graph.retain(() => held);
  const mounted = 's3' as StatusId;
  graph.statuses.subscribe(mounted, () => {});
  const wrapper = importStatus(graph, composedStatus('s0', { reblog: wireOf('original') }));
  held.push(wrapper);
  for (let batch = 0; batch < 500; batch += 1) {
    importStatuses(
      graph,
      Array.from({ length: 20 }, (_, index) => statusOf(batch * 20 + index + 1)),
    );
    graph.trim();
    expect(graph.statuses.size).toBeLessThanOrEqual(CAP + 20);
  }
  for (const id of [...held, mounted]) {
    const row = graph.statuses.get(id);
    expect(row && graph.accounts.get(row.accountId)).toBeDefined();
  }
  expect(graph.polls.get('p1' as PollId)).toBeDefined();
  expect(graph.polls.get('p4' as PollId)).toBeUndefined();
  expect(graph.statuses.get('original' as StatusId)).toBeDefined();
  expect(graph.statuses.get('s4' as StatusId)).toBeUndefined();
  expect(graph.accounts.size).toBeLessThanOrEqual(graph.statuses.size + 1);
  expect(graph.polls.size).toBeLessThanOrEqual(graph.statuses.size);
});

test('does not sweep with every page when what is shown is more than the cap', () => {
  const graph = createGraph(100);
  const ids = importStatuses(
    graph,
    Array.from({ length: 150 }, (_, index) => statusOf(index + 1)),
  );
  const source = vi.fn<() => StatusId[]>(() => ids);
  graph.retain(source);
  graph.trim();
  graph.trim();
  graph.trim();
  expect(source).toHaveBeenCalledTimes(1);
  expect(graph.statuses.size).toBe(150);
});

test('a source that is given up holds nothing any more', () => {
  const graph = createGraph(1);
  const [first] = importStatuses(graph, [statusOf(1), statusOf(2)]);
  const end = graph.retain(() => (first === undefined ? [] : [first]));
  end();
  graph.trim();
  expect(graph.statuses.size).toBe(0);
});

function wireOf(id: string): object {
  return {
    id,
    uri: `https://nest.example/objects/${id}`,
    url: `https://nest.example/notice/${id}`,
    account: { id: 'a0', username: 'robin', acct: 'robin', url: 'https://nest.example/users/robin' },
    content: 'repeated',
    created_at: '2026-11-20T09:00:00.000Z',
    visibility: 'public',
  };
}

test('an author whom the server no longer names is the one it named before, and a stranger where it never did', () => {
  const graph = createGraph(CAP);
  const author = () => {
    const row = graph.statuses.get('s1' as StatusId);
    return row && graph.accounts.get(row.accountId);
  };
  importStatus(graph, composedStatus('s1', { account: {} }));
  expect(author()).toMatchObject({ acct: '', deactivated: true });
  importStatus(graph, statusOf(1));
  expect(author()?.acct).toBe('p1');
  importStatus(graph, composedStatus('s1', { account: {} }));
  expect(author()?.acct).toBe('p1');
});

test('a page that was made before an edit brings its counts, and leaves the edited text', () => {
  const graph = createGraph(CAP);
  const first = { content: '<p>The frist draft.</p>', favourites_count: 1 };
  importStatus(graph, composedStatus('s1', first));
  const edited = { content: '<p>The first draft.</p>', edited_at: '2026-11-20T09:00:05.000Z' };
  importStatus(graph, composedStatus('s1', { ...first, ...edited }));
  importStatus(graph, composedStatus('s1', { ...first, favourites_count: 2 }));
  const row = graph.statuses.get('s1' as StatusId);
  expect(row).toMatchObject({ content: '<p>The first draft.</p>', favouritesCount: 2 });
  expect(row?.editedAt).toBe('2026-11-20T09:00:05.000Z');
  const later = { content: '<p>The last draft.</p>', edited_at: '2026-11-20T09:00:09.000Z' };
  importStatus(graph, composedStatus('s1', { ...first, ...later }));
  expect(graph.statuses.get('s1' as StatusId)?.content).toBe('<p>The last draft.</p>');
});

test('an answer that was on its way when a deletion was reported does not bring the status back', () => {
  const graph = createGraph(CAP);
  const [reported, missing] = importStatuses(graph, [statusOf(1), statusOf(2)]) as [StatusId, StatusId];
  markDeleted(graph, reported);
  markMissing(graph, missing);
  importStatuses(graph, [statusOf(1), statusOf(2)]);
  expect(graph.statuses.get(reported)?.deleted).toBe(true);
  expect(graph.statuses.get(missing)?.deleted).toBe(false);
});
