import { generalSettings } from '@linnet/domain/settings';

/** The two answers to a follow request, each with the setting for the question before it. */
export const answers = {
  approve: { accept: true, key: 'modalOnApproveFollow', setting: generalSettings.modalOnApproveFollow },
  deny: { accept: false, key: 'modalOnDenyFollow', setting: generalSettings.modalOnDenyFollow },
} as const;
