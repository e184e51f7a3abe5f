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
  /** A function that does not fail in the end. */
  toPass(): Promise<void>;
}

declare module 'vitest' {
  interface Matchers<T> extends LocatorAssertions {}
}

interface Seen {
  readonly isSo: boolean;
  /** What is found instead. */
  readonly found: unknown;
}

interface Context {
  /** Vitest leaves it out where nothing is negated. */
  readonly isNot?: boolean;
}

/** Looks until it is so, or not so. */
async function settle({ isNot = false }: Context, wanted: string, look: () => Seen) {
  try {
    await eventually(() => {
      const { isSo, found } = look();
      if (isSo === isNot) throw new Error(`found ${JSON.stringify(found)}`);
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
    return settle(this, `${target} with ${name} ${wanted}`, () => {
      const found = read(target.one());
      return { isSo: found !== null && isExactly(found, wanted), found };
    });
  };
}

/** An assertion about a state of one element. */
function ofState(name: string, read: (element: Element) => boolean) {
  return function (this: Context, target: Locator) {
    return settle(this, `${target} to be ${name}`, () => ({
      isSo: read(target.one()),
      found: `not ${name}`,
    }));
  };
}

function isExactly(found: string, wanted: TextMatch): boolean {
  return typeof wanted === 'string' ? found === plainText(wanted) || found === wanted : wanted.test(found);
}

function holds(found: string, wanted: TextMatch): boolean {
  return typeof wanted === 'string' ? found.includes(plainText(wanted)) : wanted.test(found);
}

function ofTexts(name: string, compare: (found: string, wanted: TextMatch) => boolean) {
  return function (this: Context, target: Locator, wanted: Texts) {
    return settle(this, `${target} to ${name} ${String(wanted)}`, () => {
      if (typeof wanted === 'string' || wanted instanceof RegExp) {
        const found = plainText(target.one().textContent);
        return { isSo: compare(found, wanted), found };
      }
      const found = target.now().map(({ textContent }) => plainText(textContent));
      return { isSo: isEach(found, wanted, compare), found };
    });
  };
}

function isEach(
  found: readonly string[],
  wanted: readonly TextMatch[],
  compare: (found: string, wanted: TextMatch) => boolean,
): boolean {
  return found.length === wanted.length && wanted.every((text, index) => compare(found[index] ?? '', text));
}

expect.extend({
  toBeVisible(this: Context, target: Locator) {
    // None is not visible, but several are a mistake of the test.
    return settle(this, `${target} to be visible`, () => {
      const isSo = target.now().length > 0 && isShown(target.one());
      return { isSo, found: isSo ? 'visible' : 'nothing visible' };
    });
  },
  toBeHidden(this: Context, target: Locator) {
    return settle(this, `${target} to be hidden`, () => {
      const isSo = target.now().length === 0 || !isShown(target.one());
      return { isSo, found: isSo ? 'nothing visible' : 'visible' };
    });
  },
  toBeAttached(this: Context, target: Locator) {
    return settle(this, `${target} to be there`, () => ({
      isSo: target.now().length > 0,
      found: target.now().length,
    }));
  },
  toHaveCount(this: Context, target: Locator, count: number) {
    return settle(this, `${count} of ${target}`, () => {
      const found = target.now().length;
      return { isSo: found === count, found };
    });
  },
  toHaveText: ofTexts('have text', isExactly),
  toContainText: ofTexts('contain', holds),
  toHaveValue: ofText('value', valueOf),
  toHaveClass: ofText('class', (element) => element.getAttribute('class')),
  toHaveAccessibleName: ofText('name', accessibleName),
  toHaveAccessibleDescription: ofText('description', accessibleDescription),
  toHaveAttribute(this: Context, target: Locator, ...[name, value]: [string, TextMatch?]) {
    return settle(this, `${target} with ${name} ${value ?? ''}`, () => {
      const found = target.one().getAttribute(name);
      return { isSo: found !== null && (value === undefined || isExactly(found, value)), found };
    });
  },
  toBeChecked: ofState('checked', (element) => readState(element, 'checked')),
  toBeFocused: ofState('focused', (element) => document.activeElement === element),
  toBeDisabled: ofState('disabled', isDisabled),
  toBeEnabled: ofState('enabled', (element) => !isDisabled(element)),
  toHaveURL(this: Context, _page: Page, address: TextMatch) {
    return settle(this, `the address ${address}`, () => {
      const found = location.href;
      const isSo =
        typeof address === 'string' ? found === new URL(address, ORIGIN).href : address.test(found);
      return { isSo, found };
    });
  },
  toHaveTitle(this: Context, _page: Page, title: TextMatch) {
    return settle(this, `the title ${title}`, () => ({
      isSo: isExactly(plainText(document.title), title),
      found: document.title,
    }));
  },
  async toPass(this: Context, attempt: () => unknown) {
    await eventually(attempt);
    return { pass: true, message: () => '' };
  },
});
