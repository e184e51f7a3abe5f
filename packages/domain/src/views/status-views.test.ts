import type { AccountId, StatusId } from '@linnet/api';
import { parseWithParse5 } from '@linnet/richtext/parse5';
import { expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import type { FilterMatcher } from '../filters/filter-matcher';
import { createGraph } from '../graph/graph';
import { importAccount, importStatus } from '../graph/import';
import { createSettings } from '../settings/settings';
import { composedStatus } from '../testing/composed-status';
import { relationTo } from '../testing/relation-to';
import { memoryStorage } from '../testing/memory-storage';
import { createStatusViews } from './status-views';

const one = '1' as StatusId;
const two = '2' as StatusId;
const robin = { id: 'a2', username: 'robin', acct: 'robin', url: 'https://nest.example/users/robin' };

function begin() {
  const graph = createGraph();
  const settings = createSettings(memoryStorage(), () => {});
  const parseHtml = vi.fn<typeof parseWithParse5>(parseWithParse5);
  const matcher = createCell<FilterMatcher | null>(null);
  const environment = { parseHtml, now: () => Date.now() };
  const views = createStatusViews({ graph, settings, environment, viewerId: () => null, matcher });
  const bring = (id: StatusId, wire = {}) => importStatus(graph, composedStatus(id, wire));
  bring(one, { content: '<p>a song</p>' });
  bring(two, { content: '<p>an answer</p>', account: robin });
  return { graph, settings, parseHtml, views, bring };
}

test('a view is the same object until one of its own rows changes', () => {
  const { views, bring } = begin();
  const [first, second] = [views.get(one), views.get(two)];
  expect(first?.content.plainText.trim()).toBe('a song');
  expect(views.get(one)).toBe(first);
  bring(one, { content: '<p>a song</p>' });
  expect(views.get(one)).toBe(first);
  bring(one, { content: '<p>a song</p>', favourites_count: 3 });
  expect(views.get(one)).not.toBe(first);
  expect(views.get(one)?.status.favouritesCount).toBe(3);
  expect(views.get(two)).toBe(second);
});

test('a change of the author changes the views of the author and no others', () => {
  const { graph, views } = begin();
  const [first, second] = [views.get(one), views.get(two)];
  const heard = { one: vi.fn<() => void>(), two: vi.fn<() => void>() };
  views.subscribe(one, heard.one);
  views.subscribe(two, heard.two);
  const author = composedStatus('9', { account: { ...robin, display_name: 'Robin R.' } }).account;
  importAccount(graph, author);
  expect(heard.two).toHaveBeenCalledTimes(1);
  expect(heard.one).not.toHaveBeenCalled();
  expect(views.get(two)).not.toBe(second);
  expect(views.get(two)?.author.displayName).toBe('Robin R.');
  expect(views.get(one)).toBe(first);
});

test('a post more of the author changes no view of the author', () => {
  const { graph, views } = begin();
  const second = views.get(two);
  const account = composedStatus('9', { account: { ...robin, statuses_count: 1234 } }).account;
  importAccount(graph, account);
  expect(graph.accounts.get(account.id)?.statusesCount).toBe(1234);
  expect(views.get(two)).toBe(second);
});

test('reads the markup of a status once for each content', () => {
  const { views, parseHtml, bring, settings } = begin();
  views.get(one);
  bring(one, { content: '<p>a song</p>', favourites_count: 3 });
  views.get(one);
  expect(parseHtml).toHaveBeenCalledTimes(1);
  bring(one, { content: '<p>another song</p>' });
  expect(views.get(one)?.content.plainText.trim()).toBe('another song');
  expect(parseHtml).toHaveBeenCalledTimes(2);
  settings.set('greentext', true);
  views.get(one);
  expect(parseHtml).toHaveBeenCalledTimes(3);
});

test('a repeat shows the original with who repeated it, and hears of both', () => {
  const { graph, views } = begin();
  const wrapper = '3' as StatusId;
  const original = {
    id: one,
    uri: 'https://nest.example/objects/1',
    url: 'https://nest.example/notice/1',
    account: { id: 'a1', username: 'wren', acct: 'wren', url: 'https://nest.example/users/wren' },
    content: '<p>a song</p>',
    created_at: '2026-11-20T09:00:00.000Z',
    visibility: 'public',
  };
  importStatus(graph, composedStatus(wrapper, { account: robin, reblog: original }));
  const view = views.get(wrapper);
  expect(view).toMatchObject({ id: wrapper, status: { id: one }, author: { acct: 'wren' } });
  expect(view?.repeater?.acct).toBe('robin');
  const heard = vi.fn<() => void>();
  const end = views.subscribe(wrapper, heard);
  graph.statuses.change(one, (row) => ({ ...row, favourited: true }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(views.get(wrapper)?.status.favourited).toBe(true);
  end();
  graph.statuses.change(one, (row) => ({ ...row, favourited: false }));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what is muted changes the views that it concerns, and no others', () => {
  const { graph, settings, views } = begin();
  const [first, second] = [views.get(one), views.get(two)];
  expect(first?.reasons).toBe(second?.reasons);
  settings.set('muteWords', ['song']);
  const muted = views.get(one);
  expect(muted).not.toBe(first);
  expect(muted?.reasons).toEqual([{ kind: 'words', hides: false, words: ['song'] }]);
  expect(views.get(two)).toBe(second);
  settings.set('muteBotStatuses', true);
  expect(views.get(one)).toBe(muted);
  const heard = { one: vi.fn<() => void>(), two: vi.fn<() => void>() };
  views.subscribe(one, heard.one);
  views.subscribe(two, heard.two);
  graph.relationships.put('a2' as AccountId, relationTo('a2', { muting: true }));
  expect(views.get(two)?.reasons).toEqual([{ kind: 'user', hides: false }]);
  expect(views.get(one)).toBe(muted);
  expect(heard.two).toHaveBeenCalled();
  expect(heard.one).not.toHaveBeenCalled();
});
