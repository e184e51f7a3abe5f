import { expect, test } from 'vitest';
import { wireStatus } from '../testing/wire-samples';
import { readStatus } from './status';

const quoted = wireStatus({ id: 'Qu1', url: 'https://harbour.example/notice/Qu1' });
const { pleroma, ...bare } = wireStatus();

function quoteOf(sent: Record<string, unknown>): unknown {
  return readStatus({ ...bare, ...sent })?.quote;
}

test('reads a quote of Pleroma', () => {
  const sent = {
    ...pleroma,
    quote: quoted,
    quote_id: 'Qu1',
    quote_url: 'https://o.example/1',
    quote_visible: true,
  };
  expect(quoteOf({ pleroma: sent })).toMatchObject({
    state: 'accepted',
    id: 'Qu1',
    url: 'https://o.example/1',
    status: { id: 'Qu1' },
  });
});

test('a quoted post that the reader may not see is not shown as accepted', () => {
  const sent = { ...pleroma, quote_id: 'Qu1', quote_url: 'https://o.example/1', quote_visible: false };
  expect(quoteOf({ pleroma: sent })).toMatchObject({ state: 'unauthorized', id: 'Qu1', status: null });
});

test('a quoted post unknown to the server keeps its address', () => {
  expect(quoteOf({ pleroma: { ...pleroma, quote_url: 'https://o.example/1' } })).toEqual({
    state: 'accepted',
    id: null,
    url: 'https://o.example/1',
    status: null,
  });
});

test('reads a quote of Akkoma', () => {
  expect(quoteOf({ quote: quoted, quote_id: 'Qu1' })).toMatchObject({
    state: 'accepted',
    id: 'Qu1',
    url: 'https://harbour.example/notice/Qu1',
    status: { id: 'Qu1' },
  });
});

test.each(['accepted', 'pending', 'revoked', 'muted_account'])('reads a quote of Mastodon: %s', (state) => {
  expect(quoteOf({ quote: { state, quoted_status: quoted } })).toMatchObject({
    state,
    id: 'Qu1',
    status: { id: 'Qu1' },
  });
});

test('reads a nested quote of Mastodon, which is an id', () => {
  expect(quoteOf({ quote: { state: 'accepted', quoted_status_id: 'Qu1' } })).toMatchObject({
    id: 'Qu1',
    status: null,
  });
});

test('reads a quote of Hollo', () => {
  expect(quoteOf({ quote_id: 'Qu1', quote: { state: 'deleted', quoted_status: null } })).toMatchObject({
    state: 'deleted',
    id: 'Qu1',
    status: null,
  });
});

test('a state that nobody knows yet is not shown as accepted', () => {
  expect(quoteOf({ quote: { state: 'levitating', quoted_status_id: 'Qu1' } })).toMatchObject({
    state: 'unauthorized',
  });
});

test('a post without a quote has none', () => {
  expect(quoteOf({ pleroma })).toBeNull();
  expect(quoteOf({ quote: null, quote_id: null })).toBeNull();
});
