import type { QuoteState, StatusId } from '@linnet/api';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient, type TestAnswers, wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { Quote } from './quote';

const by = 's1' as StatusId;
const quoted = 'q1' as StatusId;
const ORIGIN = 'https://reed.example/notice/9';

const wire = (id: string, changes: object = {}) => ({
  id,
  uri: `https://nest.example/objects/${id}`,
  url: `https://nest.example/notice/${id}`,
  account: {
    id: 'a2',
    username: 'robin',
    acct: 'robin',
    display_name: 'Robin',
    url: 'https://nest.example/robin',
  },
  content: '<p>Nobody ever found a nest by shouting.</p>',
  created_at: '2026-11-20T09:00:00.000Z',
  visibility: 'public',
  ...changes,
});

interface Given {
  state?: QuoteState;
  id?: StatusId | null;
  url?: string | null;
  /** What the server tells of the quoted status; nothing when left out. */
  status?: object;
  answers?: TestAnswers;
  /** What storage holds from an earlier visit. */
  records?: Readonly<Record<string, string>>;
}

async function shownQuote({
  state = 'accepted',
  id = quoted,
  url = null,
  status,
  answers = {},
  records,
}: Given = {}) {
  const asked: string[] = [];
  const all: TestAnswers = status === undefined ? answers : { [`GET /api/v1/statuses/${quoted}`]: status };
  const noted = new Proxy(all, {
    get: (target, name) => {
      asked.push(String(name));
      return target[String(name)];
    },
  });
  const client = testClient({ answers: noted, ...(records && { records }) });
  const { container } = await show(
    <ClientProvider value={client}>
      <Quote id={by} quote={{ state, id, url }} />
    </ClientProvider>,
  );
  const words = () => container.textContent ?? '';
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find((b) =>
      (b.getAttribute('aria-label') ?? b.textContent)?.includes(name),
    );
  const links = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const click = (element: HTMLElement | undefined) => act(async () => element?.click());
  return { client, place: container, asked, answers: all, words, button, links, click };
}

test('a quoted status that is not known is fetched first, and can be folded away [2.4.019]', async () => {
  const { words, button, click, links } = await shownQuote({ status: wire(quoted) });
  await until(() => words().includes('Nobody ever found a nest'));
  expect(words()).toContain('Robin');
  expect(links()).toContain('/notice/q1');
  await click(button('Hide quoted post'));
  expect(words()).not.toContain('Nobody ever found a nest');
  await click(button('Show quoted post'));
  expect(words()).toContain('Nobody ever found a nest');
});

test('a quoted status that cannot be fetched says so, and where else it may be read', async () => {
  const { words, links, button } = await shownQuote({ url: ORIGIN });
  await until(() => words().includes('Post unavailable'));
  expect(words()).toContain('Read it on reed.example');
  expect(links()).toEqual([ORIGIN]);
  expect(button('Try again')).toBeUndefined();
});

test('a server in trouble can be asked again', async () => {
  const { words, button, click, answers } = await shownQuote({
    answers: { [`GET /api/v1/statuses/${quoted}`]: new Response('', { status: 503 }) },
  });
  await until(() => words().includes('error 503'));
  answers[`GET /api/v1/statuses/${quoted}`] = wire(quoted);
  await click(button('Try again'));
  await until(() => words().includes('Nobody ever found a nest'));
  expect(words()).not.toContain('Post unavailable');
});

test.each<[QuoteState, string]>([
  ['pending', 'hasn’t allowed this quote yet'],
  ['rejected', 'didn’t allow this quote'],
  ['revoked', 'doesn’t allow this quote any more'],
  ['deleted', 'was deleted'],
  ['unauthorized', 'You can’t see the quoted post'],
])('a quote that is %s is said to be so, and nothing is asked', async (state, said) => {
  const { words, asked, button } = await shownQuote({ state });
  expect(words()).toContain(said);
  expect(asked).toEqual([]);
  expect(button('Show anyway')).toBeUndefined();
});

test.each<[QuoteState, string]>([
  ['blocked_account', 'somebody you blocked'],
  ['blocked_domain', 'a server you blocked'],
  ['muted_account', 'somebody you muted'],
])('a quote of %s waits for the wish to see it', async (state, said) => {
  const { words, asked, button, click } = await shownQuote({ state, status: wire(quoted) });
  expect(words()).toContain(said);
  expect(asked).toEqual([]);
  await click(button('Show anyway'));
  await until(() => words().includes('Nobody ever found a nest'));
});

test('of a status that only its own server knows, the address is a labelled link', async () => {
  const { words, links, place } = await shownQuote({ id: null, url: ORIGIN });
  expect(words()).toContain('Read it on reed.example');
  expect(links()).toEqual([ORIGIN]);
  expect(place.querySelector('a')?.rel).toBe('noopener noreferrer nofollow ugc');
});

test('a status that quotes itself, or nothing, does no harm', async () => {
  const itself = await shownQuote({ id: by });
  expect(itself.words()).toContain('quotes itself');
  expect(itself.asked).toEqual([]);
  expect((await shownQuote({ id: null })).words()).toContain('doesn’t know the quoted post');
});

test('a quote inside a quote is a line that leads there: circles have an end', async () => {
  const circle = wire(quoted, { pleroma: { quote_id: by, quote_url: 'https://nest.example/notice/s1' } });
  const { words, links, place, asked } = await shownQuote({ status: circle });
  await until(() => words().includes('Quotes another post'));
  expect(links()).toContain('/notice/s1');
  expect(place.querySelectorAll('[role=group]')).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('what is sensitive stays behind its subject, and its pictures are only counted', async () => {
  const picture = {
    id: 'm1',
    type: 'image',
    url: 'https://nest.example/p.png',
    preview_url: 'https://nest.example/p.png',
  };
  const { words, button, click, place } = await shownQuote({
    status: wire(quoted, { spoiler_text: 'Spiders', sensitive: true, media_attachments: [picture] }),
  });
  await until(() => words().includes('Spiders'));
  expect(words()).not.toContain('Nobody ever found');
  await click(button('Show more'));
  expect(words()).toContain('Nobody ever found');
  expect(words()).toContain('1 attachment');
  expect(place.querySelector('img[src*="p.png"]')).toBeNull();
});

test('pictures that are for everybody are shown in small', async () => {
  const picture = {
    id: 'm1',
    type: 'image',
    url: 'https://nest.example/p.png',
    preview_url: 'https://nest.example/small.png',
    description: 'A nest',
  };
  const { place } = await shownQuote({ status: wire(quoted, { media_attachments: [picture] }) });
  await until(() => place.querySelector('img[alt="A nest"]') !== null);
  expect(place.querySelector('img[alt="A nest"]')?.getAttribute('src')).toBe(
    'https://nest.example/small.png',
  );
});

test('a long quoted status begins short', async () => {
  const content = Array.from({ length: 30 }, (_, line) => `<p>line ${line}</p>`).join('');
  const { words, button, click } = await shownQuote({ status: wire(quoted, { content }) });
  await until(() => words().includes('line 0'));
  expect(button('Show more')?.getAttribute('aria-expanded')).toBe('false');
  await click(button('Show more'));
  expect(button('Show less')?.getAttribute('aria-expanded')).toBe('true');
});

test('a quoted status that is deleted meanwhile says so', async () => {
  const { client, words } = await shownQuote({ status: wire(quoted) });
  await until(() => words().includes('Nobody ever found'));
  await act(async () => client.graph.statuses.change(quoted, (row) => ({ ...row, deleted: true })));
  expect(words()).toContain('This post was deleted.');
  expect(words()).not.toContain('Nobody ever found');
});

const RELATIONSHIPS = 'GET /api/v1/accounts/relationships';
const signedIn = {
  'GET /api/v1/accounts/verify_credentials': { ...wire('q1').account, id: 'a1', acct: 'wren' },
};

test('what somebody blocked wrote is never seen in a quote, however slowly the server says so', async () => {
  let say: (answer: object) => void = () => {};
  const held = new Promise<object>((resolve) => (say = resolve));
  const { words, asked } = await shownQuote({
    records: wrenSignedIn,
    answers: { ...signedIn, [`GET /api/v1/statuses/${quoted}`]: wire(quoted), [RELATIONSHIPS]: held },
  });
  await until(() => asked.includes(RELATIONSHIPS));
  expect(words()).not.toContain('Nobody ever found');
  // The room of the words is there, so that nothing moves when they come.
  expect(words()).toContain('aaaaaa aaaa aaaaa a aaaa aa aaaaaaaaa');
  await act(async () => say([{ id: 'a2', blocking: true }]));
  await until(() => words().includes('blocked'));
  expect(words()).not.toContain('Nobody ever found');
});

test('a quote whose author the server does not tell about stays covered until somebody wants to see it', async () => {
  const { words, button, click } = await shownQuote({
    records: wrenSignedIn,
    answers: {
      ...signedIn,
      [`GET /api/v1/statuses/${quoted}`]: wire(quoted),
      [RELATIONSHIPS]: new Response('', { status: 503 }),
    },
  });
  await until(() => words().includes('check whether you have blocked'));
  expect(words()).not.toContain('Nobody ever found');
  await click(button('Show anyway'));
  expect(words()).toContain('Nobody ever found');
});
