import type { Page } from '@playwright/test';
import { cards } from './cards';
import { expect } from './expect';
import { isNarrow } from './is-narrow';
import { signIn } from './sign-in';

export async function openKnownNetwork(page: Page): Promise<void> {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  if (!isNarrow(page)) await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
}

/** Home, with the form of a new post. */
export async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = page.getByRole(isNarrow(page) ? 'button' : 'form', { name: 'New post' });
  await expect(form).toBeVisible();
}

export async function openConversation(page: Page): Promise<void> {
  await openHome(page);
  await cards(page)
    .first()
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .click();
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await expect(page.getByRole('main').locator('article[aria-current=true]')).toBeVisible();
}

export async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('form', { name: 'Log in' })).toBeVisible();
}

export async function openSettings(page: Page): Promise<void> {
  await signIn(page, 'alice', '/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}

/** The registration form, with errors under its fields. */
export async function openRegistration(page: Page): Promise<void> {
  await page.goto('/registration');
  await expect(page.getByRole('form', { name: 'Registration' })).toBeVisible();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Enter a username')).toBeVisible();
}

/** The password reset at a server that sends no email. */
export async function openUnavailableReset(page: Page): Promise<void> {
  await page.goto('/password-reset');
  await expect(page.getByText('This server can’t send emails')).toBeVisible();
}

/** The end of a login that was denied at the server. */
export async function openDeniedLogin(page: Page): Promise<void> {
  await page.goto('/oauth-callback?error=access_denied');
  await expect(page.getByText('You didn’t allow Linnet')).toBeVisible();
}
