import { chromium } from '@playwright/test';
import { chromiumFlags } from '../browser/chromium-flags';
import { ensureChromium } from '../browser/ensure-chromium';
import { buildAll } from '../build/build-all';
import { sandboxStep } from '../build/sandbox-step';
import { webStep } from '../build/web-step';
import { runCommand } from '../run/command';
import { inRoot } from '../run/root';
import { drawScreens } from '../screenshots/draw';
import { startSandbox } from '../serve/sandbox-process';

/** `npm run screenshots`: screenshots of the main screens, wide, medium and narrow, dark and light. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'screenshots',
    async work() {
      const executablePath = ensureChromium();
      await buildAll([webStep, sandboxStep]);
      const frontend = inRoot('dist');
      const sandbox = await startSandbox({ port: 0, storage: 'memory', quietLife: true, frontend });
      const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
      try {
        const files = await drawScreens({ browser, url: sandbox.url, folder: inRoot('screenshots') });
        console.log(`${files.length} pictures are in screenshots/.`);
      } finally {
        await browser.close();
        await sandbox.stop();
      }
      return 0;
    },
  });
}
