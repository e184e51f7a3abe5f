import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { SlotsProvider } from '../../platform/slots/slots';
import { signalFirstContent } from '../../platform/start/first-content';
import { show } from '../../testing/show';
import { cardId, cardStatus, ownAccount } from '../../testing/show-card';
import { type TestAnswers, testClient, wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { FocusedCard } from './focused-card';

beforeAll(async () => {
  await Promise.all([import('../status/card-parts'), import('../../ui/floating/floating-parts')]);
  signalFirstContent();
});

const instance = {
  title: 'Nest',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  pleroma: { metadata: { features: ['pleroma_api', 'mastodon_api', 'editing', 'quote_posting'] } },
};
const SCROBBLES = 'GET /api/v1/pleroma/accounts/robin/scrobbles';
const hour = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

const piece = (changes: object = {}) => ({
  id: 'B1',
  created_at: ago(hour),
  title: 'The Lark Ascending',
  artist: 'Vaughan Williams',
  externalLink: 'https://music.example/lark',
  ...changes,
});

interface Given {
  status?: object;
  settings?: object;
  answers?: TestAnswers;
  member?: boolean;
}

async function focused({ status = {}, settings = {}, answers = {}, member = true }: Given) {
  const asked: string[] = [];
  const all: TestAnswers = {
    'GET /api/v1/instance': instance,
    'GET /api/v2/instance': instance,
    'GET /api/v1/accounts/verify_credentials': ownAccount,
    'GET /api/v1/timelines/public': [cardStatus(status)],
    ...answers,
  };
  const told = new Proxy(all, {
    get(target, name) {
      asked.push(String(name));
      return target[String(name)];
    },
  });
  const client = testClient({
    answers: told,
    records: { ...(member ? wrenSignedIn : {}), 'linnet-settings': JSON.stringify(settings) },
  });
  await client.session.verify();
  await client.instance.load();
  await client.features.load();
  await client.feeds.get({ kind: 'public' }).open();
  const { container } = await show(
    <ClientProvider value={client}>
      <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
        <FocusedCard id={cardId} />
      </SlotsProvider>
    </ClientProvider>,
  );
  const words = () => container.textContent ?? '';
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return { place: container, words, button, asked };
}

test('says how it was received; each number but the replies leads to who it was [2.2.058]', async () => {
  const { button, words } = await focused({
    status: { reblogs_count: 2, favourites_count: 3, replies_count: 4, pleroma: { quotes_count: 1 } },
  });
  expect(words()).toContain('4 replies');
  for (const name of ['2 repeats', '3 favourites', '1 quote']) {
    expect(button(name)?.getAttribute('aria-haspopup')).toBe('dialog');
  }
  expect(button('4 replies')).toBeUndefined();
});

test('the number of favourites opens the list of who it was [2.2.058]', async () => {
  const jay = { ...ownAccount, id: 'jay', acct: 'jay', display_name: 'Jay' };
  const { button } = await focused({
    status: { favourites_count: 1 },
    answers: { [`GET /api/v1/statuses/${cardId}/favourited_by`]: [jay] },
  });
  await act(async () => button('1 favourite')?.click());
  await expect.poll(() => document.querySelector('[role="dialog"]')?.textContent).toContain('Jay');
});

test('counts can be left out', async () => {
  const { words } = await focused({
    status: { favourites_count: 3, replies_count: 4 },
    settings: { hidePostStats: true },
  });
  expect(words()).not.toMatch(/favourites|replies/);
});

test('tells what the author listened to last, with the way to it [2.2.058]', async () => {
  const { place, words } = await focused({ answers: { [SCROBBLES]: [piece()] } });
  await until(() => words().includes('Listening to Vaughan Williams – The Lark Ascending'));
  const link = [...place.querySelectorAll('a')].find(({ textContent }) => textContent?.includes('Lark'));
  expect(link?.getAttribute('href')).toBe('https://music.example/lark');
});

test.each([
  ['two days', piece({ created_at: ago(49 * hour) }), {}],
  ['what one wants', piece(), { hideScrobblesAfter: '30m' }],
])('music older than %s is not told [2.2.058]', async (_, scrobble, settings) => {
  const { words, asked } = await focused({ answers: { [SCROBBLES]: [scrobble] }, settings });
  await until(() => asked.includes(SCROBBLES));
  await act(async () => {});
  expect(words()).not.toContain('Listening');
});

test.each([
  ['visitors', { member: false }],
  ['those who do not want to know', { settings: { hideScrobbles: true } }],
])('%s do not even ask [2.2.050]', async (_, given) => {
  const { asked, words } = await focused({
    ...given,
    status: { edited_at: ago(hour) },
    answers: { [SCROBBLES]: [piece()] },
  });
  await until(() => words().includes('Edited'));
  await act(async () => {});
  expect(asked).not.toContain(SCROBBLES);
});
