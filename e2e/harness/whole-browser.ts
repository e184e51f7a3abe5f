import { chromiumFlags } from '../../tools/browser/chromium-flags';
import { needBrowsers } from '../../tools/browser/need-chromium';

/** `test.use(wholeBrowser)`: for features that the headless shell doesn't have. */
export const wholeBrowser = {
  launchOptions: { executablePath: needBrowsers().whole, args: [...chromiumFlags] },
};
