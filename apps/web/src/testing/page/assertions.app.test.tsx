import { onTestFinished } from 'vitest';
import { waitLimit } from './eventually';
import { Locator } from './locator';
import { bySelector } from './queries';
import { expect, test } from './test';
import type { Page } from './locator';

const HTML =
  '<p class="a">One  word</p><p hidden>Two</p><input value="x" checked type="checkbox"><a href="/b">Link</a>';

function onPage(page: Page): (selector: string) => Locator {
  const place = document.createElement('div');
  place.innerHTML = HTML;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return (selector) => new Locator(page, (root) => bySelector(`div > ${selector}`)(root), selector);
}

test('assertions are true and fail as in the browser', async ({ page }) => {
  const { timeoutMs } = waitLimit;
  waitLimit.timeoutMs = 30;
  onTestFinished(() => void (waitLimit.timeoutMs = timeoutMs));
  const at = onPage(page);
  const failing: (() => Promise<void>)[] = [
    () => expect(at('p')).toBeVisible(),
    () => expect(at('p[hidden]')).toBeVisible(),
    () => expect(at('.a')).toBeHidden(),
    () => expect(at('.a')).not.toBeVisible(),
    () => expect(at('q')).toBeAttached(),
    () => expect(at('p')).toHaveCount(1),
    () => expect(at('.a')).toHaveText('One'),
    () => expect(at('p')).toHaveText(['One word']),
    () => expect(at('.a')).toContainText('one'),
    () => expect(at('.a')).not.toContainText('word'),
    () => expect(at('input')).toHaveValue('y'),
    () => expect(at('input')).not.toBeChecked(),
    () => expect(at('input')).toBeDisabled(),
    () => expect(at('a')).toBeFocused(),
    () => expect(at('a')).toHaveAttribute('href', '/c'),
    () => expect(at('a')).toHaveAccessibleName('Other'),
    () => expect(page).toHaveURL('/nowhere'),
    () => at('q').click(),
    () => at('p').click(),
  ];
  for (const each of failing) {
    const failed = await each().then(
      () => false,
      () => true,
    );
    expect(failed, String(each)).toBe(true);
  }
  await expect(at('.a')).toBeVisible();
  await expect(at('p[hidden]')).toBeHidden();
  await expect(at('q')).toBeHidden();
  await expect(at('p')).toHaveText(['One word', 'Two']);
  await expect(at('.a')).toContainText('word');
  await expect(at('input')).toBeChecked();
  await expect(at('a')).toHaveAttribute('href', '/b');
  await expect(at('q')).not.toBeAttached();
});
