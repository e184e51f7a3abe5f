import { generalSettings } from '@linnet/domain/settings';

/** What is asked about before it is done, with the setting that wants the question. */
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
