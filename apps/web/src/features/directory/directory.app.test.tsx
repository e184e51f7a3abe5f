import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { mainPart } from '../../testing/app/main-part';
import { openApp } from '../../testing/app/open-app';

const CALL = '/api/v1/directory';
const path = '/directory';

const people = () => mainPart().queryAllByRole('listitem');
const findButton = (name: RegExp | string) => mainPart().findByRole('button', { name });
const listsFirstPage = () => waitFor(() => expect(people()).toHaveLength(20));

test('more of them come when they are asked for, and that was all is said', async () => {
  const { user, sandbox, allowConsole } = await openApp({ as: 'alice', path });
  allowConsole(/status of 500/);
  await listsFirstPage();
  await sandbox.fail({ path: `${CALL}.*offset=20`, status: 500 });
  await user.click(await findButton('Show more people'));
  await mainPart().findByRole('alert');
  await user.click(await findButton('Try again'));
  await waitFor(() => expect(people()).toHaveLength(40));
  await user.click(await findButton('Show more people'));
  await mainPart().findByText('No more people');
  expect(people().length).toBeGreaterThan(40);
  expect(mainPart().getAllByRole('button', { name: /^Follow/ })).not.toEqual([]);
});

test('a directory that does not come says why; a server without one is said to have none', async () => {
  const { user, sandbox, allowConsole, reload } = await openApp({
    path,
    prepare: (door) => door.fail({ path: CALL, status: 503, body: { error: 'Asleep' }, times: 99 }),
  });
  allowConsole(/status of (503|404)/);
  expect((await screen.findByRole('alert')).textContent).toContain('Asleep');
  await sandbox.clearErrors();
  await user.click(await findButton('Try again'));
  await listsFirstPage();
  await sandbox.settings({ featuresOff: ['profile_directory'] });
  await reload();
  await screen.findByRole('heading', { name: 'This server has no directory' });
  expect(mainPart().queryAllByRole('radio')).toEqual([]);
});
