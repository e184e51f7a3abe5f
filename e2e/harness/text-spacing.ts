import type { Page } from '@playwright/test';
import { cutWords } from './cut-words';
import { expect } from './expect';
import { findOutside } from './find-outside';

/** The distances of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Expects that nothing is lost when somebody sets letters, words, lines and paragraphs further apart. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  const cutBefore = new Set(await cutWords(page));
  // Not an element: the security policy of the page refuses styles that are not its own.
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  const faults = async (): Promise<string[]> => [
    ...(await findOutside(page)),
    ...(await cutWords(page)).filter((words) => !cutBefore.has(words)),
  ];
  await expect.poll(faults, 'with the spacing of WCAG 1.4.12').toEqual([]);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}
