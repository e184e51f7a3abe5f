import { chromiumFlags } from '../../tools/browser/chromium-flags';
import { ensureBrowsers } from '../../tools/browser/ensure-chromium';

/** `test.use(wholeBrowser)`: for features that the headless shell doesn't have. */
export const wholeBrowser = {
  launchOptions: { executablePath: ensureBrowsers().whole, args: [...chromiumFlags] },
};
