import type { Locator, Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

/** Opens the menu of the open profile. */
async function openMenu(page: Page): Promise<Locator> {
  const name = /^Actions for /;
  await page.getByRole('main').getByRole('button', { name }).click();
  return page.getByRole('menu', { name });
}

async function choose(page: Page, item: string): Promise<void> {
  await (await openMenu(page)).getByRole('menuitem', { name: item, exact: true }).click();
}

test(
  'somebody is written to, among what was written before; a whole server is blocked [3.6.009]',
  bothWidths,
  async ({ page, baseURL }) => {
    const alice = await callAs(`${baseURL}`, 'alice');
    await signIn(page, 'alice', '/users/greta@signalbox.example');
    await choose(page, 'Message');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Greta');
    await page.getByRole('radio', { name: 'Direct post' }).check({ force: true });
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
  },
);
