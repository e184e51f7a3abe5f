import type { AccountId } from '@linnet/api';
import { type Client, createCell } from '@linnet/domain';
import { unfinishedFormsOf } from '@linnet/domain/form-drafts';
import { newListOf } from '@linnet/domain/lists';
import { ownTextsOf } from '@linnet/domain/own-profile';
import { reportDraftsOf } from '@linnet/domain/reports';
import { syncedSettingsOf } from '@linnet/domain/synced';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { SignOut } from './sign-out';

/** The dialog's code comes when it is first wanted, on a machine that is busy with other things. */
const PATIENCE = { timeout: 10_000 };

function LeaveButton() {
  const [requested, setRequested] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setRequested(true)}>
        leave
      </button>
      <SignOut requested={requested} onAnswered={() => setRequested(false)} />
    </>
  );
}

async function press(name: string): Promise<void> {
  const button = await vi.waitUntil(
    () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name),
    PATIENCE,
  );
  button.click();
}

function question(): string {
  return document.querySelector('[role="alertdialog"]')?.textContent ?? '';
}

function reactWaits(forTests: boolean): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: forTests });
}

async function member(change: (client: Client) => unknown = () => {}) {
  const client = testClient({ records: wrenSignedIn });
  await change(client);
  await show(
    <ClientProvider value={client}>
      <LeaveButton />
    </ClientProvider>,
  );
  // The dialog's code comes when it is wanted: React works by itself here, and the tests wait for what it does.
  reactWaits(false);
  onTestFinished(() => reactWaits(true));
  return client;
}

beforeEach(() => history.replaceState(null, '', '/main/friends'));

test('asks first, and names who leaves [1.2.058, 2.2.022]', async () => {
  const client = await member();
  await press('leave');
  await vi.waitUntil(() => question() !== '', PATIENCE);
  expect(question()).toContain('@wren');
  expect(question()).not.toContain('posted yet');
  expect(client.accounts.shown.get().session.state.get().state).toBe('signed-in');
});

test('says that text which was never posted goes from this device', async () => {
  await member(async ({ drafts }) =>
    (await drafts.load()).change({ kind: 'new' }, { text: 'half a thought' }),
  );
  await press('leave');
  await vi.waitUntil(() => question() !== '', PATIENCE);
  expect(question()).toContain('aren’t posted yet');
});

test('signs out after the answer and goes to the public timeline [1.2.058, 2.2.022]', async () => {
  const client = await member();
  await press('leave');
  await press('Log out');
  expect(client.accounts.shown.get().session.state.get().state).toBe('visitor');
  expect(location.pathname).toBe('/main/public');
});

test('leaves everything as it was when the person thinks better of it [1.2.058]', async () => {
  const client = await member();
  await press('leave');
  await press('Cancel');
  await vi.waitUntil(() => question() === '', PATIENCE);
  expect(client.accounts.shown.get().session.state.get().state).toBe('signed-in');
  expect(location.pathname).toBe('/main/friends');
});

test('does not ask where the person has turned the question off [1.2.058, 2.2.022]', async () => {
  const client = await member(({ settings }) => settings.set('modalOnLogout', false));
  await press('leave');
  expect(client.accounts.shown.get().session.state.get().state).toBe('visitor');
  expect(location.pathname).toBe('/main/public');
});

test('what was never posted stays on the device where that is wanted', async () => {
  const client = await member(async ({ drafts }) =>
    (await drafts.load()).change({ kind: 'new' }, { text: 'half a thought' }),
  );
  await press('leave');
  await vi.waitUntil(() => question() !== '', PATIENCE);
  document.querySelector<HTMLInputElement>('[role="alertdialog"] input[type="checkbox"]')?.click();
  await vi.waitUntil(() => !question().includes('posted yet'), PATIENCE);
  await press('Log out');
  expect(client.accounts.shown.get().session.state.get().state).toBe('visitor');
  expect(location.pathname).toBe('/main/public');
});

/** Settings that are on their way to the server until that is decided; where they are alone, it keeps none. */
function onTheirWay(client: Client, { alone = false, putAside = () => {} } = {}) {
  let state: boolean | null = null;
  let decide = (): void => {};
  const decided = new Promise<void>((resolve) => (decide = resolve));
  syncedSettingsOf(client).set({
    isSettled: () => state === true,
    settle: () => decided.then(() => state === true),
    onServer: createCell<unknown>(alone ? null : {}),
    hasLocalOnly: () => alone,
    putAside,
  });
  return (isSettled: boolean) => {
    state = isSettled;
    decide();
  };
}

test('waits until the server has every choice, and takes the token back only then', async () => {
  const client = await member();
  const decide = onTheirWay(client);
  await press('leave');
  await press('Log out');
  await vi.waitUntil(() => document.querySelector('[aria-busy="true"]') !== null, PATIENCE);
  expect(client.accounts.shown.get().session.state.get().state).toBe('signed-in');
  decide(true);
  await vi.waitUntil(() => client.accounts.shown.get().session.state.get().state === 'visitor', PATIENCE);
});

test('says what a server that cannot be told will not know, and leaves if that is wanted', async () => {
  const client = await member();
  const decide = onTheirWay(client);
  await press('leave');
  await press('Log out');
  decide(false);
  await vi.waitUntil(() => question().includes('save your last settings'), PATIENCE);
  expect(client.accounts.shown.get().session.state.get().state).toBe('signed-in');
  await press('Log out');
  expect(client.accounts.shown.get().session.state.get().state).toBe('visitor');
});

test('who wants no question leaves once the server has every choice', async () => {
  const client = await member(({ settings }) => settings.set('modalOnLogout', false));
  const decide = onTheirWay(client);
  await press('leave');
  expect(client.accounts.shown.get().session.state.get().state).toBe('signed-in');
  decide(true);
  await vi.waitUntil(() => client.accounts.shown.get().session.state.get().state === 'visitor', PATIENCE);
  expect(question()).toBe('');
});

test('who wants no question is asked all the same where the server cannot be told of a choice', async () => {
  const client = await member(({ settings }) => settings.set('modalOnLogout', false));
  const putAside = vi.fn<() => void>();
  const decide = onTheirWay(client, { putAside });
  await press('leave');
  decide(false);
  await vi.waitUntil(() => question().includes('save your last settings'), PATIENCE);
  expect(client.accounts.shown.get().session.state.get().state).toBe('signed-in');
  document.querySelector<HTMLInputElement>('[role="alertdialog"] input[type="checkbox"]')?.click();
  await vi.waitUntil(() => !question().includes('save your last settings'), PATIENCE);
  await press('Log out');
  expect(client.accounts.shown.get().session.state.get().state).toBe('visitor');
  expect(putAside).toHaveBeenCalledOnce();
});

test('who wants no question is asked all the same where text was never posted, and stays who thinks better of it', async () => {
  const client = await member(async ({ settings, drafts }) => {
    settings.set('modalOnLogout', false);
    (await drafts.load()).change({ kind: 'new' }, { text: 'half a thought' });
  });
  await press('leave');
  await vi.waitUntil(() => question().includes('aren’t posted yet'), PATIENCE);
  await press('Cancel');
  await vi.waitUntil(() => question() === '', PATIENCE);
  expect(client.accounts.shown.get().session.state.get().state).toBe('signed-in');
});

test('words that are in this browser alone go or stay as the person says, asked even who wants no question', async () => {
  const client = await member(({ settings }) => settings.set('modalOnLogout', false));
  const putAside = vi.fn<() => void>();
  onTheirWay(client, { alone: true, putAside })(true);
  await press('leave');
  await vi.waitUntil(() => question().includes('only in this browser'), PATIENCE);
  await press('Log out');
  expect(client.accounts.shown.get().session.state.get().state).toBe('visitor');
  expect(putAside).not.toHaveBeenCalled();
});

test('counts what was begun in forms, and asks even who wants no question; it goes or stays as they say', async () => {
  const client = await member((each) => {
    each.settings.set('modalOnLogout', false);
    ownTextsOf(each).write({ note: 'Owls', displayName: 'Wren of the woods' });
    for (const id of ['b1', 'c1']) reportDraftsOf(each).change(id as AccountId, { comment: 'Rude.' });
    newListOf(each).change({ title: 'Birds' });
  });
  await press('leave');
  const said = 'Not finished: 2 profile texts, 2 reports, and 1 new list.';
  await vi.waitUntil(() => question().includes(said), PATIENCE);
  document.querySelector<HTMLInputElement>('[role="alertdialog"] input[type="checkbox"]')?.click();
  await vi.waitUntil(() => !question().includes('not finished'), PATIENCE);
  await press('Log out');
  expect(client.accounts.shown.get().session.state.get().state).toBe('visitor');
  const shown = client.accounts.shown.get();
  expect(shown.environment.storage.keys('linnet-draft a1 form')).toHaveLength(4);
  expect(unfinishedFormsOf(shown)).toEqual({
    profile: 0,
    report: 0,
    chat: 0,
    'new-list': 0,
    theme: 0,
    server: 0,
  });
});
