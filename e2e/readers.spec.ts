import { expectAccessible } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { bothWidths } from './harness/widths';

test(
  'a direct post says who will read it, and asks before it shows a third person',
  bothWidths,
  async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await signIn(page, 'alice');
    const form = await openComposer(page);
    await form.getByRole('radio', { name: 'Direct' }).check({ force: true });
    await textField(form).pressSequentially('@bob never show this to @carol or @nosuchperson');
    await expect(form.getByText('Will be read by')).toHaveText(/Will be read by\s*@bob\s*@carol/);
    await expect(form).toContainText('isn’t known to this server');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('alertdialog', { name: /Send this to .@carol. too\?/ });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await textField(form).fill('@bob never show this to Carol');
    await expect(form.getByText('Will be read by')).toHaveText(/Will be read by\s*@bob$/);
    const posted = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v1/statuses');
    await textField(form).press('Control+Enter');
    expect(await (await posted).json()).toMatchObject({ visibility: 'direct', mentions: [{ acct: 'bob' }] });
  },
);
