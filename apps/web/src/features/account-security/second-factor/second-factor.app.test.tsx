import { encode } from 'uqr';
import { vi } from 'vitest';
import type { Page } from '../../../testing/page/locator';
import { expectAccessible } from '../../../testing/page/accessible';
import { objectOf, textOf } from '../../../testing/page/json';
import { callAs, doorCommand, readJson } from '../../../testing/page/server';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';
import { whereSecretsAre } from '../../../testing/page/where-secrets-are';

const NAME = 'Two-factor authentication';

async function openSection(page: Page) {
  await signIn(page, 'alice', '/settings?tab=security');
  return page.getByRole('region', { name: NAME, exact: true });
}

/** What an authenticator with this secret shows when a half minute has just begun, so that there is time to type. */
async function codeOf(url: string | undefined, secret: string, minutes = 0): Promise<string> {
  const halfMinute = 30_000;
  const offsetMs = halfMinute - (Date.now() % halfMinute) + minutes * 60_000;
  await doorCommand(url, 'clock', { offsetMs });
  return textOf((await doorCommand(url, 'account', { account: 'bob', totp: secret }))['code']);
}

async function begin(section: ReturnType<Page['getByRole']>): Promise<string> {
  await section.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  await expect(section.getByRole('img', { name: 'QR code with the secret' })).toBeVisible();
  const shown = await section.getByLabel('Secret', { exact: true }).textContent();
  return (shown ?? '').replaceAll(' ', '');
}

/** The dark squares of a picture, as `column row`. */
async function drawn(section: ReturnType<Page['getByRole']>): Promise<readonly string[]> {
  const path = section.getByRole('img', { name: 'QR code with the secret' }).locator('path');
  const squares = (await path.getAttribute('d'))?.matchAll(/M(\d+ \d+)h1v1h-1z/g) ?? [];
  return [...squares].map(([, place]) => place ?? '');
}

/** The dark squares of the code that authenticators read. */
async function expected(url: string | undefined, secret: string): Promise<readonly string[]> {
  const issuer = textOf(objectOf(await readJson(`${url}/api/v1/instance`))['title']);
  const query = new URLSearchParams({ digits: '6', issuer, period: '30', secret });
  const { data } = encode(`otpauth://totp/alice@hedge.example?${query}`, { ecc: 'M', border: 3 });
  return data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x} ${y}`] : [])));
}

async function confirm(section: ReturnType<Page['getByRole']>, code: string, password = 'alice') {
  await section.getByLabel('Authentication code').fill(code);
  await section.getByLabel('Current password').fill(password);
  await section.getByRole('button', { name: 'Turn on', exact: true }).click();
}

test('is set up by picture or secret, gives recovery codes once, renews them after a warning, and is turned off', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  const section = await openSection(page);
  const secret = await begin(section);
  expect(secret).toMatch(/^[A-Z2-7]{16}$/);
  const picture = await drawn(section);
  expect(picture.length).toBeGreaterThan(400);
  expect(picture).toEqual(await expected(baseURL, secret));
  await expectAccessible(page);
  const code = await codeOf(baseURL, secret);
  await confirm(section, code, 'wrong');
  await expect(section.getByRole('alert')).toHaveText('This isn’t your current password.');
  await confirm(section, ` ${code.slice(0, 3)} ${code.slice(3)}`);

  const codes = section.getByRole('list', { name: 'Recovery codes' });
  await expect(codes).toBeFocused();
  await expect(section.getByText(/the server doesn’t say how many are left/)).toBeVisible();
  const first = (await codes.getByRole('listitem').allTextContents()).toSorted();
  expect(first).toHaveLength(5);
  await section.getByRole('button', { name: 'I’ve kept them' }).click();
  await expect(codes).toHaveCount(0);
  await expect(section.getByText('Two-factor authentication is on.')).toBeVisible();
  expect(await whereSecretsAre(sandbox, { secrets: [...first, secret, code] })).toEqual([]);

  await section.getByRole('button', { name: 'Get new recovery codes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Get new recovery codes?' });
  await expect(question.getByText('Your earlier recovery codes will no longer work.')).toBeVisible();
  await question.getByRole('button', { name: 'Get new recovery codes' }).click();
  await expect(codes).toBeVisible();
  expect((await codes.getByRole('listitem').allTextContents()).toSorted()).not.toEqual(first);
  await section.getByRole('button', { name: 'I’ve kept them' }).click();

  await section.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await section.getByLabel('Current password').fill('wrong');
  await section.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await expect(section.getByRole('alert')).toHaveText('This isn’t your current password.');
  await section.getByLabel('Current password').fill('alice');
  await section.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await expect(section.getByText('Two-factor authentication is off.')).toBeVisible();
});

test('a code of a wrong clock, or of the last half minute, is told as that', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  const section = await openSection(page);
  const secret = await begin(section);
  const early = await codeOf(baseURL, secret, -7);
  const last = await codeOf(baseURL, secret, -0.5);
  await codeOf(baseURL, secret);
  await confirm(section, early);
  await expect(section.getByRole('alert')).toHaveText(/your authenticator is about 7 minutes slow/);
  await expect(section.getByLabel('Authentication code')).toHaveValue('');
  await confirm(section, last);
  await expect(section.getByRole('alert')).toHaveText(/This code has just expired/);
  await confirm(section, '12345');
  await expect(section.getByRole('alert')).toHaveText(/The code is wrong or has expired/);
});

test('what another device did meanwhile, and what a lost answer left, is seen before anything is asked again', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 422|Failed to fetch/);
  const section = await openSection(page);
  await sandbox.fail({ path: '/setup/totp', status: 0 });
  await section.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  await expect(section.getByRole('alert')).toHaveText(/Couldn’t reach the server/);
  const secret = await begin(section);
  await expect(section.getByRole('alert')).toHaveCount(0);
  const code = await codeOf(baseURL, secret);
  await sandbox.fail({ path: '/confirm/totp', status: 0 });
  await confirm(section, code);
  await expect(section.getByRole('alert')).toHaveText(/Nothing has changed; try again/);
  await sandbox.fail({ path: '/confirm/totp', status: 0, after: true });
  await sandbox.fail({ path: '/backup_codes', status: 0, after: true });
  await confirm(section, code);
  await expect(section.getByText('Two-factor authentication is on.')).toBeVisible();
  await expect(section.getByText(/Your earlier ones may no longer work, so get new ones now/)).toBeVisible();

  await section.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await section.getByLabel('Current password').fill('alice');
  await sandbox.fail({ path: '/mfa/totp', status: 0, after: true });
  await section.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await expect(section.getByText('Two-factor authentication is off.')).toBeVisible();

  await doorCommand(baseURL, 'account', { account: 'alice', totp: secret });
  await section.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  await expect(section.getByText('Two-factor authentication is on.')).toBeVisible();
  await expect(section.getByRole('img', { name: 'QR code with the secret' })).toHaveCount(0);
});

test('a set-up that another device began and left is told, and leads to turning it off', async ({
  page,
  baseURL,
}) => {
  await doorCommand(baseURL, 'account', { account: 'alice', totp: 'JBSWY3DPEHPK3PXP' });
  // The server forgets the secret at once.
  await (
    await callAs(`${baseURL}`, 'alice')
  )('/api/pleroma/accounts/mfa/setup/totp');
  const section = await openSection(page);
  await expect(section.getByText(/the setup of a new authenticator wasn’t finished/)).toBeVisible();
  await section.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await section.getByLabel('Current password').fill('alice');
  await section.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await expect(section.getByText('Two-factor authentication is off.')).toBeVisible();
});

test('recovery codes are copied, downloaded and printed; where copying is forbidden it is said how else', async ({
  page,
  baseURL,
}) => {
  const section = await openSection(page);
  await confirm(section, await codeOf(baseURL, await begin(section)));
  const list = section.getByRole('list', { name: 'Recovery codes' });
  await expect(list).toBeVisible();
  const codes = await list.getByRole('listitem').allTextContents();

  const forbidden = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new DOMException('Write permission denied.', 'NotAllowedError'));
  await section.getByRole('button', { name: 'Copy' }).click();
  await expect(section.getByText('Couldn’t copy. Select the codes and copy them by hand.')).toBeVisible();
  forbidden.mockRestore();
  await section.getByRole('button', { name: 'Copy' }).click();
  await expect(section.getByText('Copied', { exact: true })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));

  const made = vi.spyOn(URL, 'createObjectURL');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await section.getByRole('button', { name: 'Download' }).click();
  const [blob] = made.mock.calls[0] ?? [];
  expect(blob instanceof Blob && (await blob.text())).toBe(`localhost\n${codes.join('\n')}\n`);
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'recovery-codes-localhost.txt' });
  made.mockRestore();
  clicked.mockRestore();

  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await section.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledTimes(1);
  // The rule for printing shows nothing but this.
  await expect(list).toHaveAttribute('data-printed', 'true');
});
