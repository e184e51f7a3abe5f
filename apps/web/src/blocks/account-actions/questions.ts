import { generalSettings } from '@linnet/domain/settings';

/** The questions before decisions, each with the setting that switches it on. */
export const questions = {
  unfollow: { key: 'modalOnUnfollow', setting: generalSettings.modalOnUnfollow },
  mute: { key: 'modalOnMute', setting: generalSettings.modalOnMute },
  block: { key: 'modalOnBlock', setting: generalSettings.modalOnBlock },
  domain: { key: 'modalOnMuteDomain', setting: generalSettings.modalOnMuteDomain },
  removeFollower: {
    key: 'modalOnRemoveUserFromFollowers',
    setting: generalSettings.modalOnRemoveUserFromFollowers,
  },
} as const;

export type Question = keyof typeof questions;
