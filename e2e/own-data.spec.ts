import { expect, test } from './harness/test';
import { signIn } from './harness/sign-in';

test('an import goes on over a reload, and everything can be saved as one archive', async ({
  page,
  sandbox,
}) => {
  const eachBlock = { path: '/domain_blocks$', method: 'POST' };
  // Long enough for the progress to be seen.
  await sandbox.latency({ ...eachBlock, ms: 100 });
  await signIn(page, 'alice', '/settings?tab=data');
  await page.getByLabel('In the file').selectOption({ label: 'Blocked servers' });
  const lines = Array.from({ length: 60 }, (_, index) => `bad${index}.example\n`);
  await page
    .getByLabel('Import file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'servers.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('')) });
  await page.getByRole('button', { name: 'Import 60 entries' }).click();
  const jobs = page.getByRole('list', { name: 'In progress and done' });
  await expect(jobs).toContainText(/[1-5]\d of 60/);
  await page.reload();
  await sandbox.latency({ ...eachBlock, ms: 0 });
  await expect(jobs).toContainText('Done: 60 entries.');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await jobs.getByRole('button', { name: 'Save export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^alice-.*\.zip$/);
});
