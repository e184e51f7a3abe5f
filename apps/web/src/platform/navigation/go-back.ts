import { readEntry } from './history-entry';
import { fromPage } from './over-page';
import { navigate } from './navigate';
import { pathTo } from './path-to';

/**
 * One step back from the page, whatever lies over it; to the start page where the page was opened directly: the step
 * before it leads out of here.
 */
export function goBack(): void {
  fromPage(() => {
    if (readEntry(history.state)?.fromHere === true) history.back();
    else navigate(pathTo('root'));
  });
}
