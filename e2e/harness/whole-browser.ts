import { chromiumFlags } from '../../tools/browser/chromium-flags';
import { needBrowsers } from '../../tools/browser/need-chromium';

/** `test.use(wholeBrowser)`: for what a browser without windows does not do. */
export const wholeBrowser = {
  launchOptions: { executablePath: needBrowsers().whole, args: [...chromiumFlags] },
};
