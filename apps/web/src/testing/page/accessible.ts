import { expectAccessible as expectAccessiblePart } from '../app/expect-accessible';
import type { Page } from './locator';

/** Expects that the page, or a part of it, breaks no accessibility rule that needs no layout. */
export async function expectAccessible(_page: Page, within = 'body'): Promise<void> {
  await expectAccessiblePart(document.querySelector(within) ?? document.body);
}
