import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { cardWith } from './harness/cards';
import { openDrafts, saveDraft } from './harness/drafts-page';
import { isNarrow } from './harness/is-narrow';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { bothWidths } from './harness/widths';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test(
  'drafts of every kind are listed, the latest first, and one is taken up again where it was left [2.4.015, 3.4.026]',
  bothWidths,
  async ({ page, sandbox }) => {
    await sandbox.post({ as: 'bob', text: 'Anybody for tea?' });
    await signIn(page, 'alice');
    const card = cardWith(page, 'Anybody for tea?');
    await card.getByRole('button', { name: /^Reply/ }).click();
    await textField(card).pressSequentially('with milk');
    // While the field has the focus, no floating button is shown on a narrow page.
    await textField(card).blur();
    await saveDraft(await openComposer(page), 'About hedges');
    await openDrafts(page);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('About hedges');
    await expect(rows(page).nth(1)).toContainText('Anybody for tea?');
    await expectAccessible(page);
    await rows(page).nth(1).getByRole('button', { name: 'Continue writing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply' });
    await expect(textField(dialog)).toHaveValue('@bob with milk');
    await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(rows(page)).toHaveCount(1);
  },
);

test('a draft of one post never shows in another', bothWidths, async ({ page, sandbox }) => {
  await sandbox.post({ as: 'bob', text: 'Anybody for tea?' });
  await sandbox.post({ as: 'carol', text: 'Anybody for chess?' });
  await signIn(page, 'alice');
  const [tea, chess] = [cardWith(page, 'Anybody for tea?'), cardWith(page, 'Anybody for chess?')];
  await tea.getByRole('button', { name: /^Reply/ }).click();
  await textField(tea).pressSequentially('with milk');
  await chess.getByRole('button', { name: /^Reply/ }).click();
  await expect(textField(chess)).toHaveValue('@carol ');
  await textField(chess).blur();
  const form = await openComposer(page);
  await expect(textField(form)).toHaveValue('');
  if (isNarrow(page)) await page.keyboard.press('Escape');
  await expect(textField(tea)).toHaveValue('@bob with milk');
});
