import { expect, test } from 'vitest';
import { findStartSnapshot } from './stored-snapshot';

const note = {
  build: 'b1',
  feed: '[["kind","home"]]',
  checksum: 'x',
  statuses: ['A3', 'A2', 'A1'],
  ids: ['A3', 'A2', 'A1'],
  start: 'A4',
  position: { id: 'A2', offset: 90 },
};

type Conditions = Parameters<typeof findStartSnapshot>[0];

function start(stored: object | null, more: Partial<Conditions> = {}) {
  const records = new Map(stored === null ? [] : [['linnet-timeline 7', JSON.stringify(stored)]]);
  const found = findStartSnapshot({
    timeline: 'home',
    session: { token: 't', accountId: '7' },
    settings: null,
    build: 'b1',
    at: null,
    isReload: false,
    stored: (name) => records.get(name) ?? null,
    remove: (name) => records.delete(name),
    ...more,
  });
  return { found, records };
}

test('a fresh start shows what was stored at the place where somebody read, and requests the page that confirms it', () => {
  expect(start(note).found).toEqual({
    page: { limit: 40, query: '&max_id=A4' },
    startPosition: { id: 'A2', offset: 90 },
    preview: { text: null, checksum: 'x' },
  });
  expect(start({ ...note, position: null }).found?.startPosition).toBeNull();
});

test('what the page showed is taken from the record beside the note, unless another place will be shown', () => {
  const stored = (name: string) =>
    name === 'linnet-timeline 7' ? JSON.stringify(note) : name === 'linnet-preview 7' ? 'shown' : null;
  expect(start(note, { stored }).found?.preview).toEqual({ text: 'shown', checksum: 'x' });
  expect(start(note, { stored, at: 'A1' }).found?.preview).toBeNull();
});

test('who comes back to a place that is stored gets it there; another place is requested from the server', () => {
  expect(start(note, { at: 'A1' }).found).toMatchObject({ startPosition: null });
  expect(start(note, { at: 'A9' }).found).toBeNull();
});

test('who loads the top again gets what is there now', () => {
  const { found, records } = start(note, { isReload: true });
  expect(found).toBeNull();
  expect(records.size).toBe(0);
  expect(start(note, { isReload: true, at: 'A1' }).found).not.toBeNull();
});

test.each([
  ['nothing is stored', start(null)],
  ['it is of another build', start(note, { build: 'b2' })],
  ['it is of another timeline', start({ ...note, feed: '[["kind","public"]]' })],
  ['another timeline is opened', start(note, { timeline: 'local' })],
  ['somebody is signed out', start(note, { session: null })],
  ['it was turned off', start(note, { settings: '{"timelineSnapshots":false}' })],
  ['the note is damaged', start({ ...note, ids: 'A1' })],
])('where %s the start is as it is without', (_, { found }) => {
  expect(found).toBeNull();
});

test('where nothing can be stored nothing is removed either', () => {
  const remove = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  expect(start(null, { isReload: true, remove }).found).toBeNull();
});
