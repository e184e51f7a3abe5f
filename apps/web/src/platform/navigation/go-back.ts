import { navigate } from './navigate';
import { pathTo } from './path-to';

/** One step back; to the start page where this tab's history begins here. */
export function goBack(): void {
  if (history.length > 1) history.back();
  else navigate(pathTo('root'));
}
