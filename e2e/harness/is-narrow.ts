import type { Page } from '@playwright/test';

/** Whether the page is as narrow as on a phone: then the sidebar is a drawer and the composer a sheet. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 800;
}
