import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '../browser/chromium-flags';
import { ensureChromium } from '../browser/ensure-chromium';
import { buildAll } from '../build/build-all';
import { sandboxStep } from '../build/sandbox-step';
import { webStep } from '../build/web-step';
import { inRoot } from '../run/root';
import { startSandbox } from '../serve/sandbox-process';

interface Demo {
  readonly browser: Browser;
  /** The address of the client. */
  readonly url: string;
}

/** Builds what is needed, and works with a browser and a sandbox server that end afterwards. */
export async function withDemo<Result>(work: (demo: Demo) => Promise<Result>): Promise<Result> {
  const executablePath = ensureChromium();
  await buildAll([webStep, sandboxStep]);
  const frontend = inRoot('dist');
  const sandbox = await startSandbox({ port: 0, storage: 'memory', quietLife: true, frontend });
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    return await work({ browser, url: sandbox.url });
  } finally {
    await browser.close();
    await sandbox.stop();
  }
}
