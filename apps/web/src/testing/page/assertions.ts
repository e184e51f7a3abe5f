import { expect } from 'vitest';
import { ORIGIN } from '../app/app-server';
import { accessibleDescription, accessibleName } from './accessible-text';
import { eventually } from './eventually';
import { isShown } from './hidden';
import { type Locator, type Page, valueOf } from './locator';
import { plainText, type TextMatch } from './match-text';
import { isDisabled, readState } from './roles';

type Texts = TextMatch | readonly TextMatch[];

/** Assertions that wait, with the names and meanings of Playwright's. */
interface LocatorAssertions {
  toBeVisible(): Promise<void>;
  toBeHidden(): Promise<void>;
  toBeAttached(): Promise<void>;
  toHaveCount(count: number): Promise<void>;
  toHaveText(texts: Texts): Promise<void>;
  toContainText(texts: Texts): Promise<void>;
  toHaveValue(value: TextMatch): Promise<void>;
  toHaveAttribute(name: string, value?: TextMatch): Promise<void>;
  toHaveClass(value: TextMatch): Promise<void>;
  toHaveAccessibleName(name: TextMatch): Promise<void>;
  toHaveAccessibleDescription(description: TextMatch): Promise<void>;
  toBeChecked(): Promise<void>;
  toBeFocused(): Promise<void>;
  toBeDisabled(): Promise<void>;
  toBeEnabled(): Promise<void>;
  toHaveURL(address: TextMatch): Promise<void>;
  toHaveTitle(title: TextMatch): Promise<void>;
  /** Repeats a function until it does not throw. */
  toPass(): Promise<void>;
}

declare module 'vitest' {
  interface Matchers<T> extends LocatorAssertions {}
}

interface CheckResult {
  readonly passes: boolean;
  /** What was found, for the message. */
  readonly found: unknown;
}

interface Context {
  /** Absent when the assertion is not negated. */
  readonly isNot?: boolean;
}

/** Checks until the condition holds; with `isNot`, until it does not. */
async function waitForCheck({ isNot = false }: Context, wanted: string, check: () => CheckResult) {
  try {
    await eventually(() => {
      const { passes, found } = check();
      if (passes === isNot) throw new Error(`found ${JSON.stringify(found)}`);
    });
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    const message = `Expected ${isNot ? 'not ' : ''}${wanted}; ${found}\nThe page says: ${document.body.textContent}`;
    return { pass: isNot, message: () => message };
  }
}

/** An assertion about one text of one element. */
function ofText(name: string, read: (element: Element) => string | null) {
  return function (this: Context, target: Locator, wanted: TextMatch) {
    return waitForCheck(this, `${target} with ${name} ${wanted}`, () => {
      const found = read(target.one());
      return { passes: found !== null && isExactly(found, wanted), found };
    });
  };
}

/** An assertion about a state of one element. */
function ofState(name: string, read: (element: Element) => boolean) {
  return function (this: Context, target: Locator) {
    return waitForCheck(this, `${target} to be ${name}`, () => ({
      passes: read(target.one()),
      found: `not ${name}`,
    }));
  };
}

function isExactly(found: string, wanted: TextMatch): boolean {
  return typeof wanted === 'string' ? found === plainText(wanted) || found === wanted : wanted.test(found);
}

function containsText(found: string, wanted: TextMatch): boolean {
  return typeof wanted === 'string' ? found.includes(plainText(wanted)) : wanted.test(found);
}

function ofTexts(name: string, compare: (found: string, wanted: TextMatch) => boolean) {
  return function (this: Context, target: Locator, wanted: Texts) {
    return waitForCheck(this, `${target} to ${name} ${String(wanted)}`, () => {
      if (typeof wanted === 'string' || wanted instanceof RegExp) {
        const found = plainText(target.one().textContent);
        return { passes: compare(found, wanted), found };
      }
      const found = target.elements().map(({ textContent }) => plainText(textContent));
      return { passes: matchesEach(found, wanted, compare), found };
    });
  };
}

function matchesEach(
  found: readonly string[],
  wanted: readonly TextMatch[],
  compare: (found: string, wanted: TextMatch) => boolean,
): boolean {
  return found.length === wanted.length && wanted.every((text, index) => compare(found[index] ?? '', text));
}

expect.extend({
  toBeVisible(this: Context, target: Locator) {
    // No element counts as not visible; several are a mistake of the test.
    return waitForCheck(this, `${target} to be visible`, () => {
      const passes = target.elements().length > 0 && isShown(target.one());
      return { passes, found: passes ? 'visible' : 'nothing visible' };
    });
  },
  toBeHidden(this: Context, target: Locator) {
    return waitForCheck(this, `${target} to be hidden`, () => {
      const passes = target.elements().length === 0 || !isShown(target.one());
      return { passes, found: passes ? 'nothing visible' : 'visible' };
    });
  },
  toBeAttached(this: Context, target: Locator) {
    return waitForCheck(this, `${target} to be there`, () => ({
      passes: target.elements().length > 0,
      found: target.elements().length,
    }));
  },
  toHaveCount(this: Context, target: Locator, count: number) {
    return waitForCheck(this, `${count} of ${target}`, () => {
      const found = target.elements().length;
      return { passes: found === count, found };
    });
  },
  toHaveText: ofTexts('have text', isExactly),
  toContainText: ofTexts('contain', containsText),
  toHaveValue: ofText('value', valueOf),
  toHaveClass: ofText('class', (element) => element.getAttribute('class')),
  toHaveAccessibleName: ofText('name', accessibleName),
  toHaveAccessibleDescription: ofText('description', accessibleDescription),
  toHaveAttribute(this: Context, target: Locator, ...[name, value]: [string, TextMatch?]) {
    return waitForCheck(this, `${target} with ${name} ${value ?? ''}`, () => {
      const found = target.one().getAttribute(name);
      return { passes: found !== null && (value === undefined || isExactly(found, value)), found };
    });
  },
  toBeChecked: ofState('checked', (element) => readState(element, 'checked')),
  toBeFocused: ofState('focused', (element) => document.activeElement === element),
  toBeDisabled: ofState('disabled', isDisabled),
  toBeEnabled: ofState('enabled', (element) => !isDisabled(element)),
  toHaveURL(this: Context, _page: Page, address: TextMatch) {
    return waitForCheck(this, `the address ${address}`, () => {
      const found = location.href;
      const passes =
        typeof address === 'string' ? found === new URL(address, ORIGIN).href : address.test(found);
      return { passes, found };
    });
  },
  toHaveTitle(this: Context, _page: Page, title: TextMatch) {
    return waitForCheck(this, `the title ${title}`, () => ({
      passes: isExactly(plainText(document.title), title),
      found: document.title,
    }));
  },
  async toPass(this: Context, attempt: () => unknown) {
    await eventually(attempt);
    return { pass: true, message: () => '' };
  },
});
