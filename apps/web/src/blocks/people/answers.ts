import { generalSettings } from '@linnet/domain/settings';

/** The two answers to somebody who asks to follow, and what wants a question before each. */
export const answers = {
  approve: { accept: true, key: 'modalOnApproveFollow', setting: generalSettings.modalOnApproveFollow },
  deny: { accept: false, key: 'modalOnDenyFollow', setting: generalSettings.modalOnDenyFollow },
} as const;
