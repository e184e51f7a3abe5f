import { groupNames, type Group, type Scenario } from '../scenario';
import { cards } from './cards';
import { live } from './live';
import { homeLoad, signedOutLoad } from './load';
import { ownData } from './own-data';
import { scrollChat, scrollFiveThousand, scrollFollowers, scrollHard, scrollThousand } from './scroll';
import { homeParts, signedOutParts } from './start-parts';
import { themes } from './themes';
import { threads } from './thread';
import { typing } from './typing';
import { homeVisits, signedOutVisits } from './visits';

/** All scenarios, in the order of the results. */
export const scenarios: readonly Scenario[] = [
  signedOutLoad,
  homeLoad,
  signedOutVisits,
  homeVisits,
  signedOutParts,
  homeParts,
  scrollThousand,
  scrollHard,
  scrollFiveThousand,
  scrollFollowers,
  scrollChat,
  threads,
  typing,
  live,
  ownData,
  themes,
  cards,
];

/** The scenarios of a group whose name contains a text; all without either. */
export function chooseScenarios({
  group,
  text = '',
}: { group?: Group | undefined; text?: string | undefined } = {}) {
  return scenarios.filter(
    (scenario) =>
      (group === undefined || scenario.group === group) &&
      scenario.name.toLowerCase().includes(text.toLowerCase()),
  );
}

/** The group of this name; undefined if there is none. */
export function groupNamed(name: string): Group | undefined {
  return groupNames.find((group) => group === name);
}
