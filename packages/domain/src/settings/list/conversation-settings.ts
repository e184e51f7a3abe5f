import { number } from '../number-kinds';
import { choice, flag } from '../setting-kinds';
import { expert, placed, type SettingsList } from './placed';

const instance = { instance: true };
const group = 'conversations';

/** How conversations are shown. In a file of its own, so that the conversation does not load all settings. */
export const conversationSettings = {
  conversationDisplay: placed(choice(['linear', 'tree'], 'linear', instance), group),
  maxDepthInThread: placed(number(6, { min: 3, max: 50 }, instance), group),
  conversationTreeAdvanced: placed(flag(false, instance), group, expert),
  conversationTreeFadeAncestors: placed(flag(false, instance), group, expert),
  conversationOtherRepliesButton: placed(choice(['below', 'inside'], 'below', instance), group, expert),
} as const satisfies SettingsList;
