import { makeDemoSession, storeDemoSession } from '../tools/browser/demo-session';
import { OpenRequests } from '../tools/browser/open-requests';
import { startScripts } from '../tools/size/start-scripts';
import { expect, test } from './harness/test';
import { waitForStart } from './harness/wait-for-start';

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

for (const [reader, path] of [
  ['visitor', '/main/all'],
  ['member', '/main/friends'],
] as const) {
  test(`until the page is quiet, a ${reader} has loaded no more scripts than allowed`, async ({
    page,
    sandboxProcess: { url },
  }) => {
    if (reader === 'member') await storeDemoSession(page, url, await makeDemoSession(url, 'alice'));
    await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
    const requests = OpenRequests.follow(page);
    await page.goto(path);
    await waitForStart(page, reader);
    await requests.untilQuiet();
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map((entry) => Number(Reflect.get(entry, 'encodedBodySize'))),
    );
    // A cached or unreadable script would count as nothing.
    expect(sizes.filter((size) => !(size > 0))).toEqual([]);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const limit = startScripts[reader];
    const outcome = `${inKilobytes(total)} in ${sizes.length} scripts; the limit is ${inKilobytes(limit)}`;
    test.info().annotations.push({ type: 'size', description: outcome });
    expect(total, outcome).toBeLessThanOrEqual(limit);
  });
}
