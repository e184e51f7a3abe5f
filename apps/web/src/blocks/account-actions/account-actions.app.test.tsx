import { callAs, type CallAs, unfollow } from '../../testing/page/server';
import { expectAccessible } from '../../testing/page/accessible';
import { signIn } from '../../testing/page/sign-in';
import { storeSettings } from '../../testing/page/settings';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import { expect, test } from '../../testing/page/test';
import type { Locator, Page } from '../../testing/page/locator';
import { cardWith, waitForPersonPopovers, openActions, personPopover } from '../../testing/page/parts';

/** Opens the menu of the open profile. */
async function openMenu(page: Page): Promise<Locator> {
  const name = /^Actions for /;
  await page.getByRole('main').getByRole('button', { name }).click();
  return page.getByRole('menu', { name });
}

async function choose(page: Page, item: string): Promise<void> {
  await (await openMenu(page)).getByRole('menuitem', { name: item, exact: true }).click();
}

async function idOf(call: CallAs, acct: string): Promise<string> {
  return textOf(objectOf(await call(`/api/v1/accounts/lookup?acct=${acct}`))['id']);
}

/** Alice's relationship to an account, from the server. */
async function standing(alice: CallAs, acct: string) {
  const [row] = listOf(await alice(`/api/v1/accounts/relationships?id[]=${await idOf(alice, acct)}`));
  return objectOf(row);
}

test('somebody is followed, told of, put into a list and let go from their profile [3.1.003, 3.4.005, 3.4.008, 3.7.024]', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const id = await idOf(alice, 'allotments');
  await unfollow(alice, id);
  await storeSettings(page, { modalOnUnfollow: true });
  await signIn(page, 'alice', '/users/allotments');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Follow / })).toBeVisible();
  const before = await openMenu(page);
  await expect(before.getByRole('menuitem', { name: 'Mute', exact: true })).toBeVisible();
  // Entries for followed accounts are hidden before the follow.
  await expect(before.getByRole('menuitem', { name: /repeats|Notify/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(before).toBeHidden();
  await expectAccessible(page, 'main');

  await main.getByRole('button', { name: /^Follow / }).click();
  await expect(main.getByRole('button', { name: /^Following / })).toBeVisible();
  await choose(page, 'Notify me of new posts');
  await choose(page, 'Hide their repeats');
  const after = await openMenu(page);
  await expect(after.getByRole('menuitem', { name: 'Stop notifying me of new posts' })).toBeVisible();
  await expect(after.getByRole('menuitem', { name: 'Show their repeats' })).toBeVisible();
  await expect
    .poll(() => standing(alice, 'allotments'))
    .toMatchObject({ notifying: true, showing_reblogs: false });
  await after.getByRole('menuitem', { name: 'Lists…' }).click();
  const lists = page.getByRole('dialog', { name: /^Lists with / });
  await lists.getByRole('switch', { name: 'Birds' }).click();
  await expect(lists.getByRole('switch', { name: 'Birds' })).toBeChecked();
  await expectAccessible(page, '[role=dialog]');
  await expect
    .poll(async () =>
      listOf(await alice(`/api/v1/accounts/${id}/lists`)).map((one) => objectOf(one)['title']),
    )
    .toEqual(['Birds']);
  await page.keyboard.press('Escape');
  await expect(lists).toBeHidden();

  await main.getByRole('button', { name: /^Following / }).click();
  const question = page.getByRole('alertdialog', { name: 'Unfollow?' });
  await question.getByRole('checkbox', { name: 'Don’t ask again' }).check();
  await question.getByRole('button', { name: 'Unfollow' }).click();
  await main.getByRole('button', { name: /^Follow / }).click();
  await main.getByRole('button', { name: /^Following / }).click();
  await expect(main.getByRole('button', { name: /^Follow / })).toBeVisible();
});

test('a mute asks for how long where one wants that, else it is for ever, and is ended from the same menu [3.4.006, 3.5.001, 3.5.002]', async ({
  page,
  sandbox,
  baseURL,
  sentTo,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await sandbox.act({ as: 'alice', action: 'follow', target: 'carol' });
  await sandbox.post({ as: 'carol', text: 'A long quarrel about hinges.' });
  await storeSettings(page, { modalOnMute: true });
  await signIn(page, 'alice');
  const card = cardWith(page, 'A long quarrel about hinges.');
  await (await openActions(card)).getByRole('menuitem', { name: 'Mute @carol' }).click();
  const dialog = page.getByRole('dialog', { name: /^Mute Carol/ });
  await expectAccessible(page, '[role=dialog], [role=alertdialog]');
  await dialog.getByLabel('Duration').fill('-2');
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Enter a number');
  await dialog.getByLabel('Duration').fill('2');
  await dialog.getByRole('radio', { name: 'Days' }).check();
  await dialog.getByRole('checkbox', { name: /notifications/ }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Don’t ask again' }).check();
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => sentTo(/\/mute$/)).toMatchObject([{ expires_in: 172_800, notifications: false }]);
  await expect(card).toHaveCount(0);
  await expect
    .poll(() => standing(alice, 'carol'))
    .toMatchObject({ muting: true, muting_notifications: false });

  await page.goto('/users/carol');
  await choose(page, 'Unmute');
  await expect((await openMenu(page)).getByRole('menuitem', { name: 'Mute', exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Mute', exact: true }).click();
  await expect.poll(() => sentTo(/\/mute$/).at(-1)).toMatchObject({ expires_in: 0 });
  await expect((await openMenu(page)).getByRole('menuitem', { name: 'Unmute', exact: true })).toBeVisible();
});

test('somebody is muted for a time also by whoever is not asked before a mute [3.4.006, 3.5.001]', async ({
  page,
  sentTo,
}) => {
  await signIn(page, 'alice', '/users/carol');
  await choose(page, 'Mute for a while…');
  const dialog = page.getByRole('dialog', { name: /^Mute Carol/ });
  await expectAccessible(page, '[role=dialog], [role=alertdialog]');
  await expect(dialog.getByRole('checkbox', { name: 'Don’t ask again' })).toHaveCount(0);
  await dialog.getByLabel('Duration').fill('3');
  await dialog.getByRole('radio', { name: 'Hours' }).check();
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect.poll(() => sentTo(/\/mute$/)).toMatchObject([{ expires_in: 10_800 }]);
  const menu = await openMenu(page);
  await expect(menu.getByRole('menuitem', { name: 'Unmute', exact: true })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Mute for a while…' })).toHaveCount(0);
});

test('a block takes posts away at once, says why when it is refused, and is ended from the profile [3.4.001, 3.4.007]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  const alice = await callAs(`${baseURL}`, 'alice');
  await sandbox.act({ as: 'alice', action: 'follow', target: 'carol' });
  await sandbox.post({ as: 'bob', text: 'A quiet move.' });
  await sandbox.post({ as: 'carol', text: 'Hinges again.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Hinges again.');
  await (await openActions(card)).getByRole('menuitem', { name: 'Block @carol' }).click();
  const question = page.getByRole('alertdialog', { name: /^Block Carol/ });
  await expectAccessible(page, '[role=dialog], [role=alertdialog]');
  await sandbox.fail({ path: '/block$', status: 503, body: { error: 'asleep' } });
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(question.getByRole('alert')).toContainText('asleep');
  // The page behind the dialog is visible, but inert.
  await expect(page.locator('article[data-status]', { hasText: 'Hinges again.' })).toBeVisible();
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(card).toHaveCount(0);
  await expect.poll(() => standing(alice, 'carol')).toMatchObject({ blocking: true, following: false });

  await page.goto('/users/carol');
  await choose(page, 'Unblock');
  await expect((await openMenu(page)).getByRole('menuitem', { name: 'Block', exact: true })).toBeVisible();
  await expect.poll(() => standing(alice, 'carol')).toMatchObject({ blocking: false, following: false });
});

test('opening the card of somebody one follows on a blocked server leaves the timeline as it is', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await sandbox.act({ as: 'alice', action: 'follow', target: 'greta@signalbox.example' });
  await alice('/api/v1/domain_blocks', { method: 'POST', body: { domain: 'signalbox.example' } });
  await sandbox.post({ as: 'greta@signalbox.example', text: 'The levers are oiled.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'The levers are oiled.');
  await waitForPersonPopovers(page);
  await card.getByRole('link', { name: /@greta/ }).click();
  const popover = personPopover(page);
  await expect(popover.getByRole('button', { name: /^Following / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(card).toBeVisible();
});

test('a question that was closed while the server is asked closes nothing later, and a refusal of it is told with the name', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await signIn(page, 'alice', '/users/carol');
  const question = page.getByRole('alertdialog', { name: /^Block Carol/ });
  const lists = page.getByRole('dialog', { name: /^Lists with / });
  const notices = page.getByRole('region', { name: 'Notices' });
  await sandbox.fail({ path: '/block$', status: 503, body: { error: 'asleep' } });
  await sandbox.hold({ path: '/block$' });
  await choose(page, 'Block');
  await question.getByRole('checkbox', { name: 'Don’t ask again' }).check();
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await choose(page, 'Lists…');
  await expect(lists.getByRole('switch').first()).toBeVisible();
  await sandbox.release();
  await expect(notices).toContainText(/Couldn’t block .*Carol/);
  await expect(lists).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lists).toBeHidden();

  // The dialog starts again: nothing is checked, and no earlier error is shown.
  await choose(page, 'Block');
  await expect(question.getByRole('checkbox', { name: 'Don’t ask again' })).not.toBeChecked();
  await expect(question.getByRole('alert')).toHaveCount(0);
  await sandbox.hold({ path: '/block$' });
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await choose(page, 'Lists…');
  await expect(lists.getByRole('switch').first()).toBeVisible();
  await sandbox.release();
  // The notice about the first attempt is outdated.
  await expect(notices.getByText(/Couldn’t block/)).toHaveCount(0);
  await expect(lists).toBeVisible();
  await page.keyboard.press('Escape');
  await expect((await openMenu(page)).getByRole('menuitem', { name: 'Unblock', exact: true })).toBeVisible();
});

test('a mute that was refused is asked about anew: what was filled in for the last one is gone', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await storeSettings(page, { modalOnMute: true });
  await signIn(page, 'alice', '/users/carol');
  const dialog = page.getByRole('dialog', { name: /^Mute Carol/ });
  await choose(page, 'Mute');
  await dialog.getByLabel('Duration').fill('2');
  await sandbox.fail({ path: '/mute$', status: 503, body: { error: 'asleep' } });
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('asleep');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await choose(page, 'Mute');
  await expect(dialog.getByLabel('Duration')).toHaveValue('0');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('somebody is written to, among what was written before; a whole server is blocked [3.6.009]', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await signIn(page, 'alice', '/users/greta@signalbox.example');
  await choose(page, 'Message');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Greta');
  await page.getByRole('radio', { name: 'Direct post' }).check();
  const text = page.getByRole('main').getByRole('textbox', { name: /^Write to/ });
  await expect(text).toHaveValue('@greta@signalbox.example ');
  await page.goBack();
  await choose(page, 'Block signalbox.example');
  const question = page.getByRole('alertdialog', { name: 'Block the server signalbox.example?' });
  await question.getByRole('button', { name: 'Block server' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => alice('/api/v1/domain_blocks')).toContain('signalbox.example');
  await choose(page, 'Unblock signalbox.example');
  await expect.poll(() => alice('/api/v1/domain_blocks')).not.toContain('signalbox.example');
});
