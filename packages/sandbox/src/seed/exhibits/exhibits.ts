import type { World } from '../world';
import { furnishAlice } from './furnish-alice';
import { showCrowdedThread } from './show-crowded-thread';
import { showEdits } from './show-edits';
import { showFiles } from './show-files';
import { showLinks, showQuotes } from './show-quotes';
import { showPolls } from './show-polls';
import { showReactions } from './show-reactions';
import { showScopes, showTombstones } from './show-scopes';
import { showThreads } from './show-threads';
import { showWriting } from './show-writing';
import { notifyAlice } from './notify-alice';
import { writeToAlice } from './write-to-alice';

/** Functions that add everything which the world must contain; `fillSeed` fills the rest of the year. */
export const EXHIBITS: readonly ((world: World) => void)[] = [
  showWriting,
  showFiles,
  showPolls,
  showThreads,
  showCrowdedThread,
  showQuotes,
  showReactions,
  showEdits,
  showTombstones,
  showLinks,
  showScopes,
  writeToAlice,
  notifyAlice,
  furnishAlice,
];
