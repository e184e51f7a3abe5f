import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/app/expect-accessible';
import { doorCommand } from '../../testing/app/door-command';
import { expectPath } from '../../testing/app/expect-path';
import { mainPart } from '../../testing/app/main-part';
import { type AppOptions, openApp } from '../../testing/app/open-app';

const path = '/who-to-follow';
const CALL = '/api/v2/suggestions';
/** Whom the seed recommends. */
const seeded = ['imogen', 'kai', 'edda', 'hana', 'orla', 'zeno', 'moss'];

const suggest = async (names: readonly string[], suggested = true) => {
  for (const account of names) await doorCommand('account', { account, suggested });
};

/** Opens the page where these accounts are recommended besides those of the seed. */
async function openSuggestions(names: readonly string[], options: AppOptions) {
  const app = await openApp({ ...options, path: '/about' });
  await suggest(names);
  app.goto(path);
  return app;
}

const people = () => mainPart().queryAllByRole('listitem');

async function findPerson(name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = people().find(({ textContent }) => textContent.includes(name));
    if (found === undefined) throw new Error(`${name} is not listed.`);
    return found;
  });
}

test('a refused follow says why and can be tried again; unfollowing asks where one wants that', async () => {
  const { user, sandbox, allowConsole } = await openSuggestions(['allotments'], {
    as: 'alice',
    records: { 'linnet-settings': JSON.stringify({ modalOnUnfollow: true }) },
  });
  allowConsole(/status of 403/);
  await sandbox.fail({ path: '/follow$', status: 403, body: { error: 'rejected' } });
  const card = within(await findPerson('@allotments'));
  await user.click(await card.findByRole('button', { name: /^Follow / }));
  expect((await card.findByRole('alert')).textContent).toContain('rejected');
  await user.click(card.getByRole('button', { name: /^Follow / }));
  await user.click(await card.findByRole('button', { name: /^Following / }));
  expect(card.queryByRole('alert')).toBeNull();
  const question = () => screen.findByRole('alertdialog', { name: 'Unfollow?' });
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await user.click(await card.findByRole('button', { name: /^Following / }));
  await user.click(within(await question()).getByRole('button', { name: 'Unfollow' }));
  await card.findByRole('button', { name: /^Follow / });
});

test('whom one does not want suggested goes, also after a reload, and the next one has the focus', async () => {
  const { user, sandbox, allowConsole, reload } = await openSuggestions(
    ['moss', 'quill', 'allotments', 'arrivals', 'archivist', 'market'],
    { as: 'dave' },
  );
  allowConsole(/status of 500/);
  await findPerson('@quill');
  const count = people().length;
  await sandbox.fail({ path: '/api/v1/suggestions/', status: 500 });
  const first = () => within(people()[0] ?? document.body);
  const dismiss = () => first().getByRole('button', { name: /^Don’t suggest/ });
  await user.click(dismiss());
  await first().findByRole('alert');
  await user.click(dismiss());
  await waitFor(() => expect(people()).toHaveLength(count - 1));
  await waitFor(() => expect(people()[0]?.contains(document.activeElement)).toBe(true));
  await reload();
  await waitFor(() => expect(people()).toHaveLength(count - 1));
});

test('suggestions that do not come say why and come on retry [1.2.073]', async () => {
  const { user, sandbox, allowConsole } = await openSuggestions(['allotments'], {
    as: 'alice',
    prepare: (door) => door.fail({ path: CALL, status: 503, body: { error: 'Asleep' }, times: 99 }),
  });
  allowConsole(/status of 503/);
  expect((await screen.findByRole('alert')).textContent).toContain('Asleep');
  await expectAccessible();
  await sandbox.clearErrors();
  await user.click(mainPart().getByRole('button', { name: 'Try again' }));
  await findPerson('@allotments');
});

test('where nobody is suggested it is said, also by a server that has the older call only', async () => {
  const { user, sandbox, reload, goto } = await openApp({ as: 'alice', path: '/about' });
  await suggest(seeded, false);
  goto(path);
  await screen.findByRole('heading', { name: 'No suggestions' });
  await expectAccessible();
  await sandbox.settings({ featuresOff: ['v2_suggestions'] });
  await reload();
  await screen.findByRole('heading', { name: 'No suggestions' });
  expect((await sandbox.log()).map((request) => request.path)).toContain('/api/v1/suggestions');
  await user.click(mainPart().getByRole('link', { name: 'Directory' }));
  await expectPath('/directory');
});
