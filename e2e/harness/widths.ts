import type { TestDetails } from '@playwright/test';

const NARROW = '@narrow';

/** For a test of what is laid out differently on a phone: it is run at both widths. Without a tag it is run wide only. */
export const bothWidths = { tag: NARROW } as const satisfies TestDetails;

/** For a test of what only a phone has. */
export const narrowOnly = { tag: `${NARROW}-only` } as const satisfies TestDetails;

/** What each project of the runner picks by these tags. */
export const wideTests = { grepInvert: new RegExp(`${narrowOnly.tag}\\b`) };
export const narrowTests = { grep: new RegExp(`${NARROW}\\b`) };
