import { number } from '../number-kinds';
import { choice, flag } from '../setting-kinds';
import { expert, inPleromaFe, type SettingsList } from './placed';

/** For a setting whose default the instance may set. */
const instance = { instance: true };
const group = 'conversations';

/** How conversations are shown. In a file of its own, so that the conversation does not load all settings. */
export const conversationSettings = {
  conversationDisplay: inPleromaFe(choice(['linear', 'tree'], 'linear', instance), group),
  maxDepthInThread: inPleromaFe(number(6, { min: 3, max: 50 }, instance), group),
  conversationTreeAdvanced: inPleromaFe(flag(false, instance), group, expert),
  conversationTreeFadeAncestors: inPleromaFe(flag(false, instance), group, expert),
  conversationOtherRepliesButton: inPleromaFe(choice(['below', 'inside'], 'below', instance), group, expert),
} as const satisfies SettingsList;
