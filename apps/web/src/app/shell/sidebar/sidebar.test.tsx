import { act } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { signalFirstContent } from '../../../platform/start/first-content';
import { show } from '../../../testing/show';
import { type TestAnswers, testClient, wrenSignedIn } from '../../../testing/test-client';
import { until } from '../../../testing/until';
import { Sidebar } from './sidebar';

const wren = {
  id: 'a1',
  username: 'wren',
  acct: 'wren',
  fqn: 'wren@nest.example',
  display_name: 'Wren Halloway',
  url: 'https://nest.example/users/wren',
  statuses_count: 4683,
  following_count: 1,
  followers_count: 0,
};

async function sidebar({
  answers = {},
  records = {},
}: {
  answers?: TestAnswers;
  records?: typeof wrenSignedIn | {};
}) {
  const client = testClient({ answers, records });
  const { container } = await show(
    <ClientProvider value={client}>
      <Sidebar composer={<p>composer</p>} login={<p>login form</p>} />
    </ClientProvider>,
  );
  return { client, place: container, words: () => container.textContent ?? '' };
}

test('shows a visitor the login form and no composer [1.2.046]', async () => {
  const { words } = await sidebar({});
  expect(words()).toContain('login form');
  expect(words()).not.toContain('composer');
});

test('offers no second form beside the screen that is one', async () => {
  history.replaceState(null, '', '/login');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const { words } = await sidebar({});
  expect(words()).not.toContain('login form');
});

test('shows who is signed in, with counts [1.2.046]', async () => {
  const { client, words } = await sidebar({
    answers: { 'GET /api/v1/accounts/verify_credentials': wren },
    records: wrenSignedIn,
  });
  await act(() => client.session.verify());
  // The card comes after the first content.
  signalFirstContent();
  await until(() => words().includes('Wren Halloway@wren@nest.example'));
  expect(words()).toContain('4,683 posts1 following0 followers');
  expect(words()).not.toContain('login form');
});

test('shows the composer while the session is still being verified [1.2.046]', async () => {
  const { words } = await sidebar({ records: wrenSignedIn });
  expect(words()).toContain('Loading…');
  expect(words()).toContain('@wren');
  expect(words()).toContain('composer');
});

test('shows the login form above the account after the session has expired, and keeps the composer', async () => {
  const { client, words } = await sidebar({
    answers: {
      'GET /api/v1/accounts/verify_credentials': Response.json({ error: 'Invalid' }, { status: 403 }),
    },
    records: wrenSignedIn,
  });
  await act(() => client.session.verify());
  const at = (part: string) => words().indexOf(part);
  expect(at('login form')).toBeGreaterThan(-1);
  expect(at('composer')).toBeGreaterThan(at('login form'));
  expect(words()).not.toContain('Loading…');
});
