import type { Page } from '@playwright/test';
import { cards, cardWith } from './cards';
import type { ControlDoor } from '@linnet/sandbox/control';
import { expect } from './expect';
import { isNarrow } from './is-narrow';
import { newPosts } from './new-posts';
import { openComposer } from './open-composer';

/** The steps of somebody who uses the client for the first time, on any server with the demonstration's accounts. */
export class FirstWalk {
  readonly #page: Page;
  readonly #door: ControlDoor;

  constructor(page: Page, door: ControlDoor) {
    this.#page = page;
    this.#door = door;
  }

  async readsAsVisitor(url = ''): Promise<void> {
    await this.#page.goto(`${url}/main/all`);
    await expect(this.#page.getByRole('heading', { name: 'Known network' })).toBeVisible();
    await expect(cards(this.#page).first()).toBeVisible();
  }

  async signsIn(name: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    const form = page.getByRole('main').getByRole('form', { name: 'Log in' });
    await form.getByLabel('Username').fill(name);
    await form.getByLabel('Password', { exact: true }).fill(name);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/main\/friends$/);
    await expect(cards(page).first()).toBeVisible();
  }

  async posts(text: string): Promise<void> {
    const form = await openComposer(this.#page);
    await form.getByRole('textbox', { name: 'What’s on your mind?' }).fill(text);
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(cards(this.#page).first()).toContainText(text);
    if (isNarrow(this.#page)) await expect(this.#page.getByRole('dialog')).toBeHidden();
    else await expect(form.getByRole('textbox', { name: 'What’s on your mind?' })).toHaveValue('');
  }

  async repliesTo(parent: string, text: string): Promise<void> {
    const page = this.#page;
    await cardWith(page, parent)
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .click();
    await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
    await cardWith(page, parent)
      .getByRole('button', { name: /^Reply/ })
      .first()
      .click();
    const form = page.getByRole('form', { name: /^Your reply to/ });
    await form.getByRole('textbox', { name: 'Write your reply' }).fill(text);
    await form.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).nth(1)).toContainText(text);
  }

  /** Another account posts; nothing moves until the person shows the new post. */
  async seesArrive(author: string, text: string): Promise<void> {
    const page = this.#page;
    // Wait until the server knows that this page is subscribed.
    await expect.poll(() => this.#door.streams()).toContain('user');
    await this.#door.post({ as: author, text });
    const button = newPosts(page);
    await expect(button).toHaveText('1 new');
    await expect(cardWith(page, text)).toHaveCount(0);
    await button.click();
    await expect(cards(page).first()).toContainText(text);
    await expect(button).toBeHidden();
  }

  /** Loads the page anew, at home. A list kept from before the newest posts shows first, with those waiting above it. */
  async reloadsHome(text: string): Promise<void> {
    const page = this.#page;
    await page.goto('/main/friends');
    const post = cardWith(page, text);
    await expect(post.or(newPosts(page)).first()).toBeVisible();
    if (!(await post.isVisible())) await newPosts(page).click();
    await expect(post).toBeVisible();
  }

  async favourites(text: string): Promise<void> {
    const star = cardWith(this.#page, text).getByRole('button', { name: /avourite/ });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    // By key: the rows below the new post may still be finding their places.
    await star.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toHaveText('1');
  }

  async signsOut(name: string): Promise<void> {
    const page = this.#page;
    if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out?' });
    await expect(question).toContainText(`@${name}`);
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/main\/public$/);
    await expect(cards(page).first()).toBeVisible();
  }
}
