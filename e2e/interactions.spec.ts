import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { cards } from './harness/cards';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Kinds of interaction' }).getByRole('link');

test(
  'each kind of interaction has its tab, at an address of its own [1.2.014, 2.2.009, 2.2.057]',
  bothWidths,
  async ({ page, sandbox }) => {
    const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
    await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
    await sandbox.act({ as: 'carol', action: 'reblog', status: mine.id });
    await sandbox.act({ as: 'carol', action: 'react', status: mine.id, emoji: '☕' });
    await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
    await signIn(page, 'dave', '/users/dave/interactions');
    await expect(cards(page).first()).toContainText('which kettle?');
    // Reports are shown only to staff who handle them, moves only on servers that don't move the followers.
    await expect(tabs(page)).toHaveText([
      'Mentions',
      'Subscriptions',
      'Favourites and repeats',
      'New follows',
      'Emoji reactions',
    ]);
    await tabs(page).filter({ hasText: 'Favourites' }).click();
    await expect(page).toHaveURL(/\?tab=favs-repeats$/);
    await expect(tabs(page).filter({ hasText: 'Favourites' })).toHaveAttribute('aria-current', 'page');
    await expect(cards(page).filter({ hasText: 'favourited your post' }).first()).toContainText('Bob');
    await expect(cards(page).filter({ hasText: 'repeated your post' }).first()).toContainText('Carol');
    await expect(cards(page).filter({ hasText: 'mentioned you' })).toHaveCount(0);
    await expectAccessible(page);
    await tabs(page).filter({ hasText: 'reactions' }).click();
    await expect(cards(page).first()).toContainText('☕');
  },
);
