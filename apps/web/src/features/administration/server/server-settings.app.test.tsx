import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { callAs } from '../../../testing/app/call-as';
import { expectAccessible } from '../../../testing/app/expect-accessible';
import { fill } from '../../../testing/app/fill';
import { mainPart } from '../../../testing/app/main-part';
import { type OpenApp, type AppOptions, openApp } from '../../../testing/app/open-app';

/** The application, once its main part is there. */
async function open(options: AppOptions) {
  const app = await openApp(options);
  await screen.findByRole('main');
  return app;
}

const ADMIN = '/api/v1/pleroma/admin';

/** A picture of one pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (unit) => unit.charCodeAt(0),
);

const press = (user: OpenApp['user'], name: string | RegExp) =>
  mainPart()
    .findByRole('button', { name })
    .then((button) => user.click(button));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function nameField() {
  await mainPart().findByRole('heading', { name: 'Name and contact' });
  return mainPart().getByLabelText<HTMLInputElement>('Name');
}

async function review(user: OpenApp['user']) {
  await press(user, 'Review');
  return dialog('Send these changes?');
}

test('the name of the server is edited, reviewed and sent, and everybody sees it', async () => {
  const { user, sandbox } = await open({ as: 'alice', path: '/administration/instance' });
  const field = await nameField();
  expect(field.value).toBe('The Hedge');
  await expectAccessible();
  fill(field, 'The Nest');
  expect(mainPart().getByText('1 change not sent')).toBeTruthy();
  const question = await review(user);
  const change = within(question.getByRole('listitem'));
  expect(change.getByText('The Hedge')).toBeTruthy();
  expect(change.getByText('The Nest')).toBeTruthy();
  expect(question.getByText(/"tuple"/).textContent).toBe(
    JSON.stringify(
      { configs: [{ group: ':pleroma', key: ':instance', value: [{ tuple: [':name', 'The Nest'] }] }] },
      null,
      2,
    ),
  );
  await expectAccessible();
  await user.click(question.getByRole('button', { name: 'Send 1 change' }));
  await mainPart().findByText('Saved 1 change.');
  expect(mainPart().getAllByText('In the database')).toHaveLength(1);
  const writes = (await sandbox.log()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/config'),
  );
  expect(writes).toHaveLength(1);
});

test('edits wait while another screen is looked at, and are undone one by one or all at once', async () => {
  const { user } = await open({ as: 'alice', path: '/administration/instance' });
  fill(await nameField(), 'The Nest');
  await user.click(mainPart().getByRole('switch', { name: 'Registrations' }));
  await user.click(screen.getByRole('link', { name: 'Limits' }));
  await mainPart().findByRole('heading', { name: 'Profile fields' });
  expect(mainPart().getByText('2 changes not sent')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Instance' }));
  const field = await nameField();
  expect(field.value).toBe('The Nest');
  await press(user, 'Undo Name');
  expect((await nameField()).value).toBe('The Hedge');
  await press(user, 'Undo all');
  expect(mainPart().queryByText(/not sent/)).toBeNull();
});

test('the limits have sections for posts, attachments, profiles, their fields and media, and descriptions [3.2.032]', async () => {
  await open({ as: 'alice', path: '/administration/limits' });
  await mainPart().findByRole('heading', { name: 'Posts' });
  const headings = mainPart()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings.slice(headings.indexOf('Posts'))).toEqual([
    'Posts',
    'Attachments',
    'Descriptions of attachments',
    'Polls',
    'Profiles',
    'Profile fields',
    'Pictures of profiles',
  ]);
  expect(mainPart().getByLabelText<HTMLInputElement>('Size of files').value).toBe('16000000');
});

test('a value that is none stops the sending, and says what would be one', async () => {
  const { user } = await open({ as: 'alice', path: '/administration/limits' });
  await mainPart().findByRole('heading', { name: 'Posts' });
  fill(mainPart().getByLabelText('Post length'), 'many');
  expect((await mainPart().findByRole('alert')).textContent).toBe('Enter a whole number.');
  const question = await review(user);
  expect((await question.findByRole<HTMLButtonElement>('button', { name: 'Send 1 change' })).disabled).toBe(
    true,
  );
});

test('what somebody else has changed meanwhile is shown before anything is sent', async () => {
  const { user } = await open({ as: 'alice', path: '/administration/instance' });
  fill(await nameField(), 'The Nest');
  const alice = await callAs('alice');
  const value = [{ tuple: [':name', 'The Bush'] }];
  const body = { configs: [{ group: ':pleroma', key: ':instance', value }] };
  await alice(`${ADMIN}/config`, { method: 'POST', body });
  const question = await review(user);
  expect((await question.findByText('The Bush')).tagName).toBe('DEL');
});

test('what the server refuses is said, and stays to be sent again', async () => {
  const { user, sandbox } = await open({ as: 'alice', path: '/administration/instance' });
  fill(await nameField(), 'The Nest');
  const question = await review(user);
  await sandbox.fail({
    path: '/admin/config',
    method: 'POST',
    status: 500,
    body: { errors: { detail: 'Internal server error' } },
  });
  await user.click(await question.findByRole('button', { name: 'Send 1 change' }));
  expect((await question.findByRole('alert')).textContent).toContain('Couldn’t send all changes.');
  await user.click(question.getByRole('button', { name: 'Send 1 change' }));
  await mainPart().findByText('Saved 1 change.');
});

test('a server that only claims to have saved something is found out', async () => {
  const { user, sandbox } = await open({ as: 'alice', path: '/administration/instance' });
  fill(await nameField(), 'The Nest');
  const question = await review(user);
  await sandbox.fail({
    path: '/admin/config',
    method: 'POST',
    status: 200,
    body: { configs: [], need_reboot: false },
  });
  await user.click(await question.findByRole('button', { name: 'Send 1 change' }));
  await mainPart().findByText(/has other values than those sent: Name/);
  expect((await nameField()).value).toBe('The Hedge');
});

test('where the settings are only in a file, it says what to do, with the lines to paste [3.8.020]', async () => {
  const { user, sandbox } = await open({
    as: 'alice',
    path: '/administration/instance',
    prepare: (door) => door.settings({ mode: 'no-database-configuration' }),
  });
  await mainPart().findByRole('heading', { name: 'No DB Config' });
  expect(mainPart().getByText('config :pleroma, configurable_from_database: true')).toBeTruthy();
  await expectAccessible();
  await sandbox.settings({ configurableFromDatabase: true });
  await press(user, 'Look again');
  await nameField();
});

test('all settings are searched, each group is opened by itself', async () => {
  const { user } = await open({ as: 'alice', path: '/administration/settings' });
  const search = await mainPart().findByRole('searchbox', { name: 'Search all settings' });
  const group = mainPart().getByText('Speed');
  expect(mainPart().queryByText('In milliseconds')).toBeNull();
  await user.click(group);
  await mainPart().findAllByText('In milliseconds');
  await expectAccessible();
  fill(search, 'valid_schemes');
  await mainPart().findByText('1 setting found');
  expect(mainPart().getByRole('group', { name: 'Schemes' })).toBeTruthy();
  fill(search, 'nothing of the kind');
  await mainPart().findByText('No settings found');
});

test('a change that needs a restart says so, and the page waits until the server is back', async () => {
  const { user, sandbox } = await open({ as: 'alice', path: '/administration/settings' });
  fill(await mainPart().findByRole('searchbox', { name: 'Search all settings' }), 'shoutbox limit');
  fill(await mainPart().findByLabelText('Length'), '99');
  const question = await review(user);
  await user.click(await question.findByRole('button', { name: 'Send 1 change' }));
  await sandbox.fail({ path: '/need_reboot', status: 0 });
  await press(user, 'Restart server');
  await mainPart().findByText(/The server is restarting/);
  await waitFor(() => expect(mainPart().queryByText(/server is restarting/)).toBeNull());
  expect(mainPart().queryByRole('button', { name: 'Restart server' })).toBeNull();
});

test('measures against servers are edited with their reasons; it is said while they have no effect', async () => {
  const { user, sentTo } = await open({ as: 'alice', path: '/administration/federation' });
  await mainPart().findByText(/These measures have no effect/);
  const rejected = within(await mainPart().findByRole('group', { name: 'Rejected' }));
  expect(rejected.getByLabelText<HTMLInputElement>('Entry 1, Name').value).toBe('spam.example');
  await user.click(rejected.getByRole('button', { name: 'Add' }));
  expect(document.activeElement).toBe(rejected.getByLabelText('Entry 2, Name'));
  await user.click(rejected.getByRole('button', { name: 'Remove entry 2' }));
  expect(document.activeElement).toBe(rejected.getByRole('button', { name: 'Add' }));
  await user.click(rejected.getByRole('button', { name: 'Add' }));
  fill(rejected.getByLabelText('Entry 2, Name'), 'worse.example');
  fill(rejected.getByLabelText('Entry 2, Value'), 'Threats');
  await press(user, 'Turn on the policy');
  expect(mainPart().queryByText(/These measures have no effect/)).toBeNull();
  await expectAccessible();
  const question = await review(user);
  await user.click(await question.findByRole('button', { name: 'Send 2 changes' }));
  await mainPart().findByText('Saved 2 changes.');
  const pair = (...words: string[]) => ({ tuple: words });
  const simple = {
    tuple: [':reject', [pair('spam.example', 'Only advertisements'), pair('worse.example', 'Threats')]],
  };
  expect(sentTo('POST', `${ADMIN}/config`)).toMatchObject([
    { configs: [{ key: ':mrf' }, { group: ':pleroma', key: ':mrf_simple', value: [simple] }] },
  ]);
});

test('a relay is added, one that does not answer is told, and one is removed after a question', async () => {
  const { user, allowConsole } = await open({ as: 'alice', path: '/administration/federation' });
  allowConsole(/status of 500/);
  const alice = await callAs('alice');
  const [peer = ''] = (await alice('/api/v1/instance/peers')) as string[];
  const actor = `https://${peer}/actor`;
  const relays = within(await mainPart().findByRole('region', { name: 'Relays' }));
  const form = within(relays.getByRole('form', { name: 'New relay' }));
  const field = form.getByLabelText<HTMLInputElement>('Address of the relay');
  await user.click(form.getByRole('button', { name: 'Add relay' }));
  expect(form.getByRole('alert').textContent).toContain('Enter an address');
  fill(field, 'https://nobody.example/actor');
  await user.click(form.getByRole('button', { name: 'Add relay' }));
  // The server answers with nothing but the address.
  await form.findByText('Couldn’t add the relay. Check its address, and whether it answers.');
  fill(field, actor);
  await user.click(form.getByRole('button', { name: 'Add relay' }));
  await relays.findByText(actor);
  expect(relays.getByText('The relay has not accepted this server yet.')).toBeTruthy();
  await waitFor(() => expect(field.value).toBe(''));
  await user.click(relays.getByRole('button', { name: `Remove relay: ${actor}` }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this relay?' }));
  expect(question.getByText(new RegExp(actor))).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Remove relay' }));
  await waitFor(() => expect(relays.queryByText(actor)).toBeNull());
});

test('nothing is sent on values that could not be loaded again; trying again helps', async () => {
  const { user, sandbox, sentTo, allowConsole } = await open({
    as: 'alice',
    path: '/administration/instance',
  });
  allowConsole(/status of 500/);
  fill(await nameField(), 'The Nest');
  await sandbox.fail({ path: `${ADMIN}/config$`, method: 'GET', status: 500, times: 99 });
  const question = await review(user);
  const retry = await question.findByRole('button', { name: 'Try again' });
  const send = question.getByRole<HTMLButtonElement>('button', { name: 'Send 1 change' });
  expect(send.disabled).toBe(true);
  await sandbox.clearErrors();
  await user.click(retry);
  await waitFor(() => expect(send.disabled).toBe(false));
  await user.click(send);
  await mainPart().findByText('Saved 1 change.');
  expect(sentTo('POST', `${ADMIN}/config`)).toHaveLength(1);
});

test('before a measure is sent it is said whom it touches, and what the server does not tell', async () => {
  const { user } = await open({ as: 'alice', path: '/administration/federation' });
  const alice = await callAs('alice');
  const [peer = ''] = (await alice('/api/v1/instance/peers')) as string[];
  const rejected = within(await mainPart().findByRole('group', { name: 'Rejected' }));
  await user.click(rejected.getByRole('button', { name: 'Add' }));
  fill(rejected.getByLabelText('Entry 2, Name'), peer);
  await user.click(rejected.getByRole('button', { name: 'Add' }));
  fill(rejected.getByLabelText('Entry 3, Name'), '*.nosuch.example');
  const question = await review(user);
  const known = await question.findByText(/known here\. \d+ posts? of theirs/);
  expect(known.textContent).toContain(peer);
  const unknown = await question.findByText(/Nobody there is known here/);
  expect(unknown.textContent).toContain('doesn’t say how many of their posts are here');
  // A server that was on the list before is not counted anew.
  expect(question.queryByText(/^spam\.example: /)).toBeNull();
  expect(question.getByText(/doesn’t say how many people here follow somebody there/)).toBeTruthy();
  await expectAccessible();
});

test('the look is shown as it will be, with a picture that is uploaded for it; other keys of Pleroma-FE stay', async () => {
  const { user, sentTo } = await open({ as: 'alice', path: '/administration/instance' });
  const preview = within(await mainPart().findByRole('figure', { name: 'Preview with your changes' }));
  expect(preview.getByText(/“pleroma-dark” has no preview/)).toBeTruthy();
  fill(mainPart().getByLabelText('Theme'), 'amber');
  expect(preview.getByText('amber')).toBeTruthy();
  fill(await nameField(), 'The Nest');
  expect(preview.getByText('The Nest')).toBeTruthy();
  expect(preview.getByText(/Visitors start at \/main\/all/)).toBeTruthy();

  const picture = new File([PIXEL], 'sky.png', { type: 'image/png' });
  await user.upload(mainPart().getByLabelText('Picture: Background'), picture);
  const field = mainPart().getByLabelText<HTMLInputElement>('Background');
  await waitFor(() => expect(field.value).toMatch(/^\/media\//));
  const shown = mainPart()
    .getAllByRole<HTMLImageElement>('img', { name: 'The picture as it is now set here' })
    .map(({ src }) => src);
  expect(shown.some((src) => src.endsWith(field.value))).toBe(true);
  await expectAccessible();

  const question = await review(user);
  await user.click(await question.findByRole('button', { name: 'Send 3 changes' }));
  await mainPart().findByText('Saved 3 changes.');
  expect(sentTo('POST', `${ADMIN}/config`)).toMatchObject([
    {
      configs: [
        { key: ':instance' },
        {
          key: ':frontend_configurations',
          value: [
            {
              tuple: [
                ':pleroma_fe',
                {
                  ':theme': 'amber',
                  ':background': field.value,
                  ':logoMargin': '.1em',
                  ':sidebarRight': false,
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test('an address without a picture is told of before it is sent', async () => {
  await open({ as: 'alice', path: '/administration/instance' });
  const field = await mainPart().findByLabelText('Icon');
  fill(field, '/nosuch.png');
  const shown = mainPart().getAllByRole<HTMLImageElement>('img', {
    name: 'The picture as it is now set here',
  });
  const broken = shown.find(({ src }) => src.endsWith('/nosuch.png'));
  if (broken === undefined) throw new Error('The picture is not shown.');
  fireEvent.error(broken);
  await mainPart().findByText('There is no picture at this address.');
  fill(field, 'javascript:alert(1)');
  expect(mainPart().queryByText('There is no picture at this address.')).toBeNull();
});

test('a text that grows long while somebody types stays in the same field', async () => {
  await open({ as: 'alice', path: '/administration/instance' });
  const field = await nameField();
  field.focus();
  fill(field, 'The Nest '.repeat(12));
  expect(document.activeElement).toBe(field);
  expect((await nameField()).value).toBe('The Nest '.repeat(12));
});

test('an address of one setting opens its group and puts the focus into it', async () => {
  await open({ as: 'alice', path: '/administration/settings?setting=%3Apleroma%20%3Ashout%20%3Alimit' });
  const field = await mainPart().findByLabelText('Length');
  await waitFor(() => expect(document.activeElement).toBe(field));
});
