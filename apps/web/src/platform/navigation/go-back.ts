import { readEntry } from './history-entry';
import { fromPage } from './over-page';
import { navigate } from './navigate';
import { pathTo } from './path-to';

/**
 * Goes back to the previous page, past any dialogs over this one. When the page was opened directly, it goes to the
 * start page, since the previous history entry is another site.
 */
export function goBack(): void {
  fromPage(() => {
    if (readEntry(history.state)?.fromHere === true) history.back();
    else navigate(pathTo('root'));
  });
}
