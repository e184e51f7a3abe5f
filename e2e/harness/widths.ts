import type { TestDetails } from '@playwright/test';

const NARROW = '@narrow';

/** Runs a test at both widths, for layouts that differ on a phone. Without a tag a test runs only on a wide page. */
export const bothWidths = { tag: NARROW } as const satisfies TestDetails;

/** Runs a test only on a narrow page. */
export const narrowOnly = { tag: `${NARROW}-only` } as const satisfies TestDetails;

/** The tests of each project of the runner, by these tags. */
export const wideTests = { grepInvert: new RegExp(`${narrowOnly.tag}\\b`) };
export const narrowTests = { grep: new RegExp(`${NARROW}\\b`) };
