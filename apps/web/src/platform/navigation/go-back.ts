import { fromPage } from './over-page';
import { navigate } from './navigate';
import { pathTo } from './path-to';

/**
 * One step back from the page, whatever lies over it; to the start page where this tab's history begins here.
 */
export function goBack(): void {
  fromPage(() => {
    if (history.length > 1) history.back();
    else navigate(pathTo('root'));
  });
}
