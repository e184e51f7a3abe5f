import { waitFor, within } from '@testing-library/dom';
import type { Accounts } from '@linnet/domain';
import { createSandbox } from '@linnet/sandbox';
import { type ControlDoor, openControlDoor } from '@linnet/sandbox/control';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { AppServer } from '../testing/app/app-server';
import { openApp, type OpenApp } from '../testing/app/open-app';
import { focusComposer, sendByKey } from '../testing/app/open-composer';
import { PageClient } from '../testing/app/page-client';
import { textField } from '../testing/app/text-field';
import { typeInto } from '../testing/fill-in';
import { testCatalog } from '../testing/test-catalog';
import { App } from './app';

const FAR = 'http://far.localhost:8081';

/** One of the two applications: its part of the document, its accounts and its server. */
interface Side {
  readonly part: HTMLElement;
  readonly accounts: Accounts;
  readonly sandbox: ControlDoor;
}

/** Alice at the server that the page came from, and Bob at another one beside her. */
async function openTwo(): Promise<{ app: OpenApp; near: Side; far: Side }> {
  const app = await openApp({ as: 'alice' });
  const near = { part: lastPart(), accounts: app.client().accounts, sandbox: app.sandbox };
  const server = await startFarServer();
  const client = new PageClient(server, FAR);
  await (await client.accounts.access()).byPassword('bob', 'bob');
  client.accounts.shown.get().start((run) => run());
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<App accounts={client.accounts} catalog={testCatalog()} onRendered={() => {}} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    client.close();
  });
  return { app, near, far: { part: lastPart(), accounts: client.accounts, sandbox: server.door } };
}

function lastPart(): HTMLElement {
  const part = document.body.lastElementChild;
  if (!(part instanceof HTMLElement)) throw new Error('Nothing is rendered.');
  return part;
}

async function startFarServer(): Promise<AppServer> {
  const sandbox = await createSandbox({
    dataDir: null,
    control: true,
    quietLife: true,
    seed: 'demo',
    port: 8081,
  });
  onTestFinished(() => sandbox.close());
  const send: typeof fetch = (input, init) =>
    sandbox.fetch(new Request(typeof input === 'string' ? new URL(input, FAR) : input, init));
  return { sandbox, fetch: send, bodies: [], door: openControlDoor(FAR, send) };
}

/** Types into the composer of this side. Resolves to the composer. */
async function write({ part }: Side, words: string): Promise<HTMLElement> {
  const form = await focusComposer(part);
  typeInto(textField(form), words);
  return form;
}

async function waitForStream({ sandbox }: Side): Promise<void> {
  await waitFor(async () => expect(await sandbox.streams()).toEqual(['user']));
}

test('two accounts at two servers are used in one page, and nothing of one is seen at the other', async () => {
  const { app, near, far } = await openTwo();
  const nearForm = await write(near, 'Written by Alice here');
  const farForm = await write(far, 'Written by Bob there');
  expect(textField(nearForm)).toHaveProperty('value', 'Written by Alice here');
  await sendByKey(app, nearForm);
  await waitFor(() => expect(textField(nearForm)).toHaveProperty('value', ''));
  expect(textField(farForm)).toHaveProperty('value', 'Written by Bob there');
  await sendByKey(app, farForm);
  await within(await within(near.part).findByRole('feed')).findByText('Written by Alice here');
  await within(await within(far.part).findByRole('feed')).findByText('Written by Bob there');
  expect(near.part.textContent).not.toContain('Written by Bob there');
  expect(far.part.textContent).not.toContain('Written by Alice here');

  await Promise.all([near, far].map(waitForStream));
  await near.sandbox.post({ as: 'carol', text: 'Streamed here' });
  await within(near.part).findByRole('button', { name: /1 new/ });
  expect(within(far.part).queryByRole('button', { name: /1 new/ })).toBeNull();
  await far.sandbox.post({ as: 'carol', text: 'Streamed there' });
  await within(far.part).findByRole('button', { name: /1 new/ });
  within(near.part).getByRole('button', { name: /1 new/ });

  await write(near, 'Unfinished here');
  await write(far, 'Unfinished there');
  await app.reload();
  const again = within(lastPart());
  const form = await again.findByRole('form', { name: 'New post' });
  await waitFor(() => expect(textField(form)).toHaveProperty('value', 'Unfinished here'));
  await within(await again.findByRole('feed')).findByText('Written by Alice here');
});

/** Signs out on one side: it shows the page of a visitor. */
async function signOut({ accounts, part }: Side): Promise<void> {
  await accounts.signOut();
  await within(part).findByRole('link', { name: 'Log in' });
}

test('a dialog of one account is not opened for the other, and ends with its client', async () => {
  const { app, far } = await openTwo();
  const [more = far.part] = await within(far.part).findAllByRole('button', { name: 'More actions' });
  await app.user.click(more);
  await app.user.click(await app.page.findByRole('menuitem', { name: /Mute conversation/ }));
  const dialog = { name: 'Mute this conversation?' };
  expect(await app.page.findAllByRole('dialog', dialog)).toHaveLength(1);
  await signOut(far);
  expect(app.page.queryByRole('dialog', dialog)).toBeNull();
});

test('a picture of one account is not viewed by the other, and is closed with its client', async () => {
  const { app, near } = await openTwo();
  app.goto('/users/carol');
  await app.user.click(await within(near.part).findByRole('button', { name: /^Enlarge the avatar/ }));
  const viewer = { name: 'Media viewer' };
  expect(await app.page.findAllByRole('dialog', viewer)).toHaveLength(1);
  await signOut(near);
  expect(app.page.queryByRole('dialog', viewer)).toBeNull();
});

test('settings that one account has minimised are not those of the other, and end with its client', async () => {
  const { app, near, far } = await openTwo();
  await Promise.all([near, far].map(({ part }) => within(part).findByRole('feed')));
  // The address is that of the page: it opens the settings of both.
  app.goto('/settings');
  await waitFor(() => expect(app.page.getAllByRole('button', { name: 'Minimise' })).toHaveLength(2));
  const [minimise = near.part] = app.page.getAllByRole('button', { name: 'Minimise' });
  await app.user.click(minimise);
  const bar = { name: 'Open settings' };
  const [found = document.body, ...others] = await app.page.findAllByRole('button', bar);
  expect(others).toEqual([]);
  await signOut(near.part.contains(found) ? near : far);
  expect(app.page.queryByRole('button', bar)).toBeNull();
});
