import type { Scenario } from '../scenario';
import { live } from './live';
import { homeLoad, signedOutLoad } from './load';
import { scrollFiveThousand, scrollFollowers, scrollThousand } from './scroll';
import { threads } from './thread';
import { typing } from './typing';
import { homeVisits, signedOutVisits } from './visits';

/** All scenarios, in the order of the results. */
export const scenarios: readonly Scenario[] = [
  signedOutLoad,
  homeLoad,
  signedOutVisits,
  homeVisits,
  scrollThousand,
  scrollFiveThousand,
  scrollFollowers,
  threads,
  typing,
  live,
];

/** The scenarios whose name contains this text; all without one. */
export function chooseScenarios(text = ''): readonly Scenario[] {
  return scenarios.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
}
