import { navigate } from './navigate';
import { moveHistory, stepBack } from './over-page';
import { pagePlace } from './page-under';
import { stepsOver } from './steps-over';

/** Goes from a screen that lies over the page back to the page below. */
export function leaveOver(): void {
  const steps = stepsOver();
  const { pathname, search } = pagePlace();
  if (steps > 0) moveHistory(() => stepBack(steps));
  else navigate(pathname + search, { replace: true });
}
