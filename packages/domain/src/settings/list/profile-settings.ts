import { quotePolicies } from '@linnet/api';
import { choice, flag, setting } from '../setting-kinds';
import { ours, type SettingsList } from './placed';

/** A field of the account: its value is on the server, and is changed there. */
const field = <const Group extends string>(group: Group) => ours(flag(false, { storedIn: 'account' }), group);
const readTag = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined);

/** Preferences that are part of the account itself. */
export const profileSettings = {
  defaultScope: ours(
    choice(['public', 'unlisted', 'private', 'direct', 'local'], 'public', { storedIn: 'account' }),
    'posting',
  ),
  defaultNSFW: field('posting'),
  /** A language tag; empty for none. */
  defaultLanguage: ours(
    setting<string>('', { storedIn: 'account' }, { form: { is: 'text', maxLength: 40 }, read: readTag }),
    'posting',
    { control: { by: 'postLanguage' } },
  ),
  defaultQuotePolicy: ours(choice(quotePolicies, 'public', { storedIn: 'account' }), 'posting'),
  stripRichContent: field('posting'),
  actorType: ours(choice(['Person', 'Service', 'Group'], 'Person', { storedIn: 'account' }), 'kind'),
  locked: field('followers'),
  acceptChatMessages: field('followers'),
  allowFollowingMove: field('followers'),
  discoverable: field('followers'),
  hideFavorites: field('shown'),
  hideFollowers: field('shown'),
  hideFollows: field('shown'),
  hideFollowersCount: field('shown'),
  hideFollowsCount: field('shown'),
  showRole: field('shown'),
  showBirthday: field('shown'),
  webPushHideContents: field('notifications'),
  blockNotificationsFromStrangers: field('notifications'),
} as const satisfies SettingsList;
