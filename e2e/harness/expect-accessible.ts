import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './expect';

/** Rules by their tags, or single rules. */
interface Rules {
  type: 'tag' | 'rule';
  values: string[];
}

/** The attribute of parts of the page that have been checked and have not changed since. */
const CHECKED = 'data-checked';

/** The checker in its small form, which a page reads in half the time. */
const checkerSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const REQUIRED_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects that the page, or a part of it, breaks no accessibility rule. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const values = within === undefined ? REQUIRED_TAGS : [...REQUIRED_TAGS, 'best-practice'];
  await expectRules(page, { type: 'tag', values }, within);
}

/** Checks only contrast: another theme can break no other rule. */
export async function expectContrast(page: Page, within?: string): Promise<void> {
  await expectRules(page, { type: 'rule', values: ['color-contrast'] }, within);
}

/**
 * Remembers the parts of the page as they are now: whole-page checks leave each of them out until it changes. The next
 * screen of a walk differs from the previous one in its main part, or in what lies over it.
 */
export async function rememberChecked(page: Page): Promise<void> {
  await page.evaluate(compareParts, true);
}

/** Repeats the check: elements that still load or move may break a rule for a moment. */
async function expectRules(page: Page, rules: Rules, within?: string): Promise<void> {
  await expect.poll(() => brokenRulesIn(page, rules, within)).toEqual([]);
}

/** What breaks a rule on the page at this moment. */
export function brokenRules(page: Page): Promise<string[]> {
  return brokenRulesIn(page, { type: 'tag', values: REQUIRED_TAGS });
}

async function brokenRulesIn(page: Page, rules: Rules, within?: string): Promise<string[]> {
  if (within === undefined) {
    await page.evaluate(showFromTop);
    await page.evaluate(compareParts, false);
  }
  // Reading the checker takes as long as a short check: it stays in the page until another page is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checkerSource);
  const where = within === undefined ? { exclude: `[${CHECKED}]` } : { include: within };
  return page.evaluate(runChecker, { where, rules });
}

/** Runs in a page that has the checker. */
async function runChecker({ where, rules }: { where: axe.ContextObject; rules: Rules }): Promise<string[]> {
  const checker: unknown = Reflect.get(window, 'axe');
  // Reporting the passed rules as well would take half of the time.
  const { violations } = await (checker as typeof axe).run(where, {
    runOnly: rules,
    resultTypes: ['violations'],
    iframes: false,
    // What is told of an element is its markup.
    selectors: false,
  });
  return violations.map(({ id, nodes }) => {
    const elements = nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`);
    return `${id}: ${elements.join('\n')}`;
  });
}

/**
 * Scrolls to the top and renders everything. An element half hidden by the header would count as too small, and a
 * list that has just grown may scroll by itself. Rows with `content-visibility` overlap their neighbours until they
 * are rendered, because their sizes are estimates.
 */
function showFromTop(): void {
  // Like a person with a wheel: a page that still goes to its place stops.
  dispatchEvent(new WheelEvent('wheel'));
  scrollTo(0, 0);
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  }
}

/**
 * Runs in the page, on the main part and everything beside it: marks each part with a sum of its markup, or removes the
 * marks of parts that have changed.
 */
function compareParts(marks: boolean): void {
  const sumOf = ({ innerHTML }: Element): string => {
    let sum = innerHTML.length;
    for (let at = 0; at < innerHTML.length; at += 1)
      sum = (sum * 31 + innerHTML.charCodeAt(at)) % 4_294_967_291;
    return String(sum);
  };
  const main = document.querySelector('main');
  const parts: Element[] = main === null ? [] : [main];
  for (
    let inner: Element | null = main;
    inner !== null && inner !== document.body;
    inner = inner.parentElement
  )
    parts.push(...[...(inner.parentElement?.children ?? [])].filter((part) => part !== inner));
  for (const part of parts) {
    if (marks) part.setAttribute('data-checked', sumOf(part));
    else if (part.getAttribute('data-checked') !== sumOf(part)) part.removeAttribute('data-checked');
  }
}
