import type { FeatureKey } from '@linnet/api';

/** What a server may or may not have, and people choose it for, in the order in which it is told. */
export const serverFeatures = [
  'registration',
  'shout',
  'chats',
  'reactions',
  'quotes',
  'polls',
  'editing',
  'scheduledStatuses',
  'bookmarkFolders',
  'bubbleTimeline',
  'suggestions',
  'translation',
  'safeDirect',
  'mediaProxy',
  'gopher',
] as const satisfies readonly FeatureKey[];
