import { act, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { show } from '../../../testing/show';
import { type TestAnswers, testClient, wrenSignedIn } from '../../../testing/test-client';
import { until } from '../../../testing/until';
import { AccountSettingRow } from './account-setting-row';
import { saveResultOf } from '../use-change-settings';

const instance = {
  title: 'Nest',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  pleroma: { metadata: { features: ['pleroma_api', 'mastodon_api', 'pleroma:group_actors'] } },
};
const wren = (locked: boolean, pleroma: object = {}) => ({
  id: 'a1',
  username: 'wren',
  acct: 'wren',
  url: 'https://nest.example/users/wren',
  locked,
  pleroma,
});
const UPDATE = 'PATCH /api/v1/accounts/update_credentials';

async function shownRow(name: 'locked' | 'hideFollowers' | 'actorType', answers: TestAnswers) {
  const client = testClient({ answers, records: wrenSignedIn });
  let setShown: (shown: boolean) => void = () => {};
  function Held() {
    const [isShown, set] = useState(true);
    useEffect(() => void (setShown = set), []);
    return <ul>{isShown && <AccountSettingRow name={name} />}</ul>;
  }
  const { container } = await show(
    <ClientProvider value={client}>
      <Held />
    </ClientProvider>,
  );
  const showRow = (shown: boolean) => act(async () => setShown(shown));
  await act(async () => void (await client.features.load()));
  const control = () => container.querySelector<HTMLInputElement>('[role="switch"]');
  const press = () => act(async () => control()?.click());
  return { client, place: container, control, press, showRow };
}

function answersWith(more: TestAnswers): TestAnswers {
  return {
    'GET /api/v1/instance': instance,
    'GET /api/v1/accounts/verify_credentials': wren(false),
    ...more,
  };
}

test('a choice that the server takes is on, and nothing is said against it [3.3.006]', async () => {
  const { client, place, control, press } = await shownRow('locked', answersWith({ [UPDATE]: wren(true) }));
  await until(() => control() !== null);
  expect(control()?.checked).toBe(false);
  await press();
  await until(() => place.querySelector('[aria-busy]') === null);
  expect(control()?.checked).toBe(true);
  expect(place.querySelector('[role="alert"]')).toBeNull();
  expect(saveResultOf(client).savedAt.get()).not.toBeNull();
});

test('one that the server refuses is as it was, with its reason [3.4.016, 3.8.021]', async () => {
  const refusal = Response.json({ error: 'Not today' }, { status: 403 });
  const { place, control, press } = await shownRow('locked', answersWith({ [UPDATE]: refusal }));
  await until(() => control() !== null);
  await press();
  await until(() => place.querySelector('[role="alert"]') !== null);
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('Not today');
  expect(control()?.checked).toBe(false);
});

test('who has gone on before the server refuses is told where they are, and finds the reason at the row later', async () => {
  let answer: (response: Response) => void = () => {};
  const held = new Promise<Response>((resolve) => (answer = resolve));
  const { client, place, press, control, showRow } = await shownRow(
    'locked',
    answersWith({ [UPDATE]: held }),
  );
  await until(() => control() !== null);
  await press();
  await showRow(false);
  await act(async () => answer(Response.json({ error: 'Not today' }, { status: 403 })));
  await until(() => client.notices.list.get().length > 0);
  expect(client.notices.list.get()).toMatchObject([
    { level: 'error', key: 'settings.option_not_saved', values: { label: 'Approve followers manually' } },
  ]);
  await showRow(true);
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('Not today');
  expect(control()?.checked).toBe(false);
});

test('a row that comes back while its choice is being saved shows what was chosen', async () => {
  const { place, press, control, showRow } = await shownRow(
    'locked',
    answersWith({ [UPDATE]: new Promise<Response>(() => {}) }),
  );
  await until(() => control() !== null);
  await press();
  await showRow(false);
  await showRow(true);
  expect(control()?.checked).toBe(true);
  expect(place.querySelector('[aria-busy]')).not.toBeNull();
});

test('one that the server passes over is as it was, and that is said', async () => {
  const { place, control, press } = await shownRow('locked', answersWith({ [UPDATE]: wren(false) }));
  await until(() => control() !== null);
  await press();
  await until(() => place.querySelector('[role="alert"]') !== null);
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('The server kept the old value.');
  expect(control()?.checked).toBe(false);
});

test('what the server cannot do is not offered', async () => {
  const able = await shownRow('hideFollowers', answersWith({}));
  await until(() => able.control() !== null);
  const mastodon = { ...instance, version: '4.5.0', pleroma: undefined };
  const { place } = await shownRow('hideFollowers', answersWith({ 'GET /api/v1/instance': mastodon }));
  expect(place.querySelector('li')).toBeNull();
});

test('of the kinds of an account those are offered that the server knows, and the one that it has', async () => {
  const kindsAt = async (answers: TestAnswers) => {
    const { place } = await shownRow('actorType', answersWith(answers));
    await until(() => place.querySelector('select') !== null);
    return [...place.querySelectorAll('option')].map(({ value }) => value);
  };
  const mastodon = { ...instance, version: '4.5.0', pleroma: undefined };
  const group = { ...wren(false), pleroma: undefined, group: true };
  expect(await kindsAt({})).toEqual(['Person', 'Service', 'Group']);
  expect(await kindsAt({ 'GET /api/v1/instance': mastodon })).toEqual(['Person', 'Service']);
  const asGroup = { 'GET /api/v1/instance': mastodon, 'GET /api/v1/accounts/verify_credentials': group };
  expect(await kindsAt(asGroup)).toEqual(['Person', 'Service', 'Group']);
});
