import { onTestFinished, vi } from 'vitest';
import type { Locator, Page } from '../../testing/page/locator';
import type { ControlDoor } from '@linnet/sandbox/control';
import { cardWith } from '../../testing/page/parts';
import { expectAccessible } from '../../testing/page/accessible';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const HOUR = 3600;
const TEXT = 'Saturday bread?';
const options = ['rye', ':loaf: seeded', 'both, obviously'];

const pollIn = (card: Locator) => card.getByRole('group', { name: 'Poll', exact: true });

async function ask(sandbox: ControlDoor, more: { multiple?: boolean; lasts?: number } = {}): Promise<string> {
  const { multiple = false, lasts = 5 * HOUR } = more;
  const { id } = await sandbox.post({
    as: 'carol',
    text: TEXT,
    poll: { options, multiple, expires_in: lasts },
  });
  return id;
}

async function openPoll(page: Page): Promise<Locator> {
  await signIn(page, 'alice');
  const poll = pollIn(cardWith(page, TEXT));
  await expect(poll.getByRole('button', { name: 'Vote' })).toBeVisible();
  return poll;
}

test('a member votes with the keyboard, once something is chosen, and sees the results [2.1.005, 2.4.016, 2.5.037, 2.7.020]', async ({
  page,
  sandbox,
}) => {
  await ask(sandbox);
  const poll = await openPoll(page);
  await expect(poll).toContainText('Ends in 4 hours');
  await expect(poll.getByRole('button', { name: 'Vote' })).toBeDisabled();
  await expectAccessible(page, '[aria-label="Poll"]');
  await poll.getByRole('radio', { name: 'rye' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(poll.getByRole('radio', { name: 'both, obviously' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(poll.getByRole('listitem')).toHaveText([
    'rye0%',
    /seeded0%/,
    'both, obviouslyyour choice100%',
  ]);
  await expect(poll).toContainText('1 vote');
  await expect(poll.getByRole('button', { name: 'Vote' })).toBeHidden();
  await expectAccessible(page, '[aria-label="Poll"]');
  await page.reload();
  await expect(poll.getByRole('listitem').last()).toContainText('your choice');
});

test('where several choices are allowed, shares are of the people [2.4.017]', async ({ page, sandbox }) => {
  const status = await ask(sandbox, { multiple: true });
  await sandbox.act({ as: 'bob', action: 'vote', status, choices: [0] });
  const poll = await openPoll(page);
  await poll.getByRole('checkbox', { name: 'rye' }).check();
  await poll.getByRole('checkbox', { name: 'both, obviously' }).check();
  await poll.getByRole('button', { name: 'Vote' }).click();
  await expect(poll.getByRole('listitem')).toHaveText([
    'ryeyour choice100%',
    /seeded0%/,
    'both, obviouslyyour choice50%',
  ]);
  await expect(poll).toContainText('2 people voted');
});

test('visitors see how it stands and cannot vote [2.2.061, 2.4.016, 2.6.001]', async ({ page, sandbox }) => {
  const status = await ask(sandbox);
  await sandbox.act({ as: 'bob', action: 'vote', status, choices: [1] });
  await page.goto('/main/all');
  const poll = pollIn(cardWith(page, TEXT));
  await expect(poll.getByRole('listitem')).toHaveText(['rye0%', /seeded100%/, 'both, obviously0%']);
  await expect(poll.getByRole('radio')).toHaveCount(0);
  await expect(poll.getByRole('button', { name: 'Vote' })).toHaveCount(0);
});

test('a vote that is refused says why in the poll, keeps the choice, and gets through the second time', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await ask(sandbox);
  const poll = await openPoll(page);
  await sandbox.fail({ method: 'POST', path: '/votes$', status: 500, body: { error: 'The urn is full' } });
  await poll.getByRole('radio', { name: 'rye' }).check();
  await poll.getByRole('button', { name: 'Vote' }).click();
  await expect(poll.getByRole('alert')).toContainText('The urn is full');
  await expect(poll.getByRole('radio', { name: 'rye' })).toBeChecked();
  await expectAccessible(page, '[aria-label="Poll"]');
  await poll.getByRole('button', { name: 'Try again' }).click();
  await expect(poll.getByRole('listitem').first()).toHaveText('ryeyour choice100%');
  await expect(poll.getByRole('alert')).toHaveCount(0);
});

test('a vote on its way turns its button and cannot be sent twice', async ({ page, sandbox }) => {
  await ask(sandbox);
  const poll = await openPoll(page);
  await sandbox.hold({ method: 'POST', path: '/votes$' });
  await poll.getByRole('radio', { name: 'rye' }).check();
  await poll.getByRole('button', { name: 'Vote' }).click();
  await expect(poll.getByRole('button', { name: /Vote/ })).toHaveAttribute('aria-busy', 'true');
  await expect(poll.getByRole('radio', { name: 'rye' })).toBeDisabled();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await sandbox.release();
  await expect(poll.getByRole('listitem').first()).toHaveText('ryeyour choice100%');
});

test('it says when newer numbers do not come', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 502/);
  await ask(sandbox);
  await page.goto('/main/all');
  const poll = pollIn(cardWith(page, TEXT));
  await expect(poll).toBeVisible();
  await sandbox.fail({ path: String.raw`/polls/\d+$`, status: 502, body: '', times: 99 });
  await poll.getByRole('button', { name: 'Refresh' }).click();
  await expect(poll.getByRole('alert')).toContainText('The server has a problem (error 502).');
  await sandbox.clearErrors();
  await poll.getByRole('button', { name: 'Try again' }).click();
  await expect(poll.getByRole('alert')).toHaveCount(0);
});

test('it turns into results at the moment it ends [2.3.005, 2.4.016]', async ({ page, sandbox }) => {
  await ask(sandbox, { lasts: 120 });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const poll = await openPoll(page);
  await vi.advanceTimersByTimeAsync(121_000);
  await expect(poll.getByRole('listitem')).toHaveCount(3);
  await expect(poll).toContainText('Ended');
});
