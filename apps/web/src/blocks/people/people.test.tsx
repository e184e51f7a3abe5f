import type { StatusId } from '@linnet/api';
import type { PeopleOf } from '@linnet/domain/fetching';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn, type TestAnswers } from '../../testing/test-client';
import { until } from '../../testing/until';
import { PeoplePopoverContent } from './people-popover-content';
import { ReceivedBy } from './first-people';

const id = 's1' as StatusId;
const FAVOURITED_BY = `GET /api/v1/statuses/${id}/favourited_by`;
const REPEATED_BY = `GET /api/v1/statuses/${id}/reblogged_by`;

const person = (name: string) => ({
  id: name,
  username: name,
  acct: name,
  display_name: `The ${name}`,
  url: `https://nest.example/users/${name}`,
});
const crowd = (count: number) => Array.from({ length: count }, (_, index) => person(`bird${index}`));

interface Given {
  answers?: TestAnswers;
  count?: number;
  kind?: PeopleOf['kind'];
  member?: boolean;
}

async function shownPeople({ answers = {}, count = 0, kind = 'favourites', member = true }: Given) {
  const client = testClient({ answers, records: member ? wrenSignedIn : {} });
  const left: string[] = [];
  const { container } = await show(
    <ClientProvider value={client}>
      <PeoplePopoverContent
        of={{ kind, id }}
        count={count}
        label="Favourited by"
        onNavigate={() => left.push('left')}
      />
    </ClientProvider>,
  );
  const words = () => container.textContent ?? '';
  const rows = () => [...container.querySelectorAll('li')].map((row) => row.textContent);
  return { place: container, words, rows, left, answers };
}

test('lists sixteen people and counts the rest [2.9.013]', async () => {
  const { rows, words, place } = await shownPeople({ answers: { [FAVOURITED_BY]: crowd(20) }, count: 20 });
  await until(() => rows().length > 0);
  expect(rows()).toHaveLength(16);
  expect(rows()[0]).toBe('The bird0@bird0');
  expect(words()).toContain('and 4 more');
  const ways = [...place.querySelectorAll('a')].map((way) => way.getAttribute('href'));
  expect(ways[0]).toBe('/users/bird0');
  expect(ways.at(-1)).toBe(`/notice/${id}/people?of=favourites`);
});

test('of a page that is not all, the status says how many there are', async () => {
  const link = `<https://nest.example/api/v1/statuses/${id}/favourited_by?max_id=7>; rel="next"`;
  const page = new Response(JSON.stringify(crowd(20)), {
    headers: { link, 'content-type': 'application/json' },
  });
  const { words, rows } = await shownPeople({ answers: { [FAVOURITED_BY]: page }, count: 90 });
  await until(() => rows().length === 16);
  expect(words()).toContain('and 74 more');
});

test('says so when there is nobody, and when the server does not tell who', async () => {
  const nobody = await shownPeople({ answers: { [FAVOURITED_BY]: [] } });
  await until(() => nobody.words().includes('Nobody yet.'));
  const hidden = await shownPeople({ answers: { [FAVOURITED_BY]: [] }, count: 12 });
  await until(() => hidden.words().includes('This server doesn’t show names.'));
  expect(hidden.rows()).toEqual([]);
});

test('a list that does not come says why and can be asked for again', async () => {
  const { words, place, rows, answers } = await shownPeople({
    answers: { [REPEATED_BY]: new Response('', { status: 500 }) },
    kind: 'repeats',
  });
  await until(() => words().includes('Couldn’t load the list'));
  answers[REPEATED_BY] = crowd(1);
  await act(async () => place.querySelector('button')?.click());
  await until(() => rows().length === 1);
  expect(words()).not.toContain('Couldn’t load the list');
});

test('what the server shows to members only leads visitors to the login', async () => {
  const closed = Response.json({ error: 'authentication required' }, { status: 401 });
  const { words, place } = await shownPeople({ answers: { [FAVOURITED_BY]: closed }, member: false });
  await until(() => words().includes('people who are logged in'));
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/login');
});

test('members see fifteen faces of those who repeated and favourited, and how many more; each once [2.2.058, 2.9.013]', async () => {
  const answers = { [FAVOURITED_BY]: crowd(18), [REPEATED_BY]: crowd(2) };
  const { container } = await show(
    <ClientProvider value={testClient({ answers, records: wrenSignedIn })}>
      <ReceivedBy id={id} />
    </ClientProvider>,
  );
  await until(() => container.querySelectorAll('li').length > 0);
  expect(container.querySelectorAll('img')).toHaveLength(15);
  expect(container.textContent).toBe('+3');
});

test('visitors cause no such calls [2.2.050]', async () => {
  const asked: string[] = [];
  const answers = new Proxy<TestAnswers>({}, { get: (_, name) => void asked.push(String(name)) });
  const { container } = await show(
    <ClientProvider value={testClient({ answers })}>
      <ReceivedBy id={id} />
    </ClientProvider>,
  );
  expect(container.textContent).toBe('');
  expect(asked).toEqual([]);
});
