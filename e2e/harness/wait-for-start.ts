import type { Page } from '@playwright/test';
import { cards } from './cards';
import { expect } from './expect';
import { isNarrow } from './is-narrow';

/** Waits until the start is complete: the statuses, and what loads later beside or over them. */
export async function waitForStart(page: Page, reader: 'visitor' | 'member'): Promise<void> {
  await expect(cards(page).first()).toBeVisible();
  if (isNarrow(page)) {
    if (reader === 'member') await expect(page.getByRole('button', { name: 'New post' })).toBeVisible();
    return;
  }
  await expect(page.getByRole('form', { name: reader === 'member' ? 'New post' : 'Log in' })).toBeVisible();
  if (reader === 'member')
    await expect(page.getByRole('region', { name: 'Your account', exact: true })).toContainText('posts');
}
