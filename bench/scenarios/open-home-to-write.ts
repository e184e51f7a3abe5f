import type { Speed } from '../figure';
import { openPage, type OpenedPage, type Stage } from '../stage';
import { focusComposer } from './type-words';

/** Opens a person's home timeline completely, with the cursor in the sidebar's composer. */
export async function openHomeToWrite(stage: Stage, speed: Speed): Promise<OpenedPage> {
  const opened = await openPage(stage, 'alice', speed);
  const { page } = opened;
  await page.goto(`${stage.url}/main/friends`);
  await page.locator('[data-status]').first().waitFor();
  await focusComposer(page);
  await page.waitForLoadState('networkidle');
  return opened;
}
