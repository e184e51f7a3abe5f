import { hostOf, type Decision } from '@linnet/domain/people';
import AtSign from 'lucide-react/icons/at-sign';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import ExternalLink from 'lucide-react/icons/external-link';
import GlobeLock from 'lucide-react/icons/globe-lock';
import Link from 'lucide-react/icons/link';
import ListPlus from 'lucide-react/icons/list-plus';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Timer from 'lucide-react/icons/timer';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import VolumeX from 'lucide-react/icons/volume-x';
import { openChat } from '../dock/open-chat';
import { openThread, reportingAndModeration, writeTo } from './person-steps';
import type { AccountAction, AccountScene } from './account-action';
import { accountDialogsOf } from './account-dialog';
import { type ConfirmationKind, decide, needsConfirmation } from './decide';

/** Whether somebody is signed in and looks at another account. */
const isOther = ({ session, account }: AccountScene): boolean =>
  session.state !== 'visitor' && session.accountId !== account.id;
const isFollowed = (scene: AccountScene): boolean => isOther(scene) && scene.relationship?.following === true;
const followsOrRequested = ({ relationship }: AccountScene): boolean =>
  relationship !== null && (relationship.following || relationship.requested);
const mutes = ({ relationship }: AccountScene): boolean => relationship?.muting === true;
const blocks = ({ relationship }: AccountScene): boolean => relationship?.blocking === true;
const blocksHost = ({ relationship }: AccountScene): boolean => relationship?.domainBlocking === true;
/** The relationship is not loaded: menus show the action disabled, so that they don't grow while in use. */
const isRelationshipUnknown = ({ relationship }: AccountScene): boolean => relationship === null;
const isDeactivated = ({ account }: AccountScene): boolean => account.deactivated;

/** Writing to the account. */
const writing: readonly AccountAction[] = [
  {
    id: 'mention',
    icon: AtSign,
    label: () => 'account_actions.mention',
    can: isOther,
    isDisabled: isDeactivated,
    run: (scene) => writeTo(scene),
  },
  {
    id: 'direct',
    icon: Mail,
    label: () => 'account_actions.direct',
    can: isOther,
    isDisabled: isDeactivated,
    run: (scene) => (scene.has('conversations') ? openThread(scene) : writeTo(scene, 'direct')),
  },
  {
    id: 'chat',
    icon: MessagesSquare,
    label: () => 'account_actions.chat',
    can: (scene) => isOther(scene) && scene.has('chats'),
    isDisabled: (scene) => isDeactivated(scene) || scene.account.acceptsChatMessages === false,
    run: ({ client, account }) => void openChat(client, account.id),
  },
];

/** Following, and what depends on it. */
const following: readonly AccountAction[] = [
  {
    id: 'follow',
    icon: UserPlus,
    label: ({ relationship }) =>
      relationship?.following
        ? 'account_actions.unfollow'
        : relationship?.requested
          ? 'account_actions.cancel_request'
          : 'account_actions.follow',
    can: (scene) => isOther(scene) && (followsOrRequested(scene) || !blocks(scene)),
    isDisabled: (scene) =>
      isRelationshipUnknown(scene) || (isDeactivated(scene) && !followsOrRequested(scene)),
    hasButton: true,
    isInStatusMenu: true,
    run(scene) {
      const decision = { kind: 'follow', on: !followsOrRequested(scene) } as const;
      if (scene.relationship?.following) confirmOrDecide(scene, 'unfollow', decision);
      else void decide(scene.client, scene.account, decision);
    },
  },
  {
    id: 'notify',
    icon: Bell,
    label: ({ relationship }) =>
      relationship?.notifying ? 'account_actions.stop_notifying' : 'account_actions.notify',
    can: (scene) => isFollowed(scene) && (scene.has('notify') || scene.has('subscriptions')),
    isDisabled: isDeactivated,
    run: ({ client, account, relationship }) =>
      void decide(client, account, { kind: 'notify', on: relationship?.notifying !== true }),
  },
  {
    id: 'repeats',
    icon: Repeat2,
    label: ({ relationship }) =>
      relationship?.showingRepeats ? 'account_actions.hide_repeats' : 'account_actions.show_repeats',
    can: isFollowed,
    isDisabled: isDeactivated,
    run: ({ client, account, relationship }) =>
      void decide(client, account, { kind: 'repeats', on: relationship?.showingRepeats !== true }),
  },
  {
    id: 'lists',
    icon: ListPlus,
    label: () => 'account_actions.lists',
    can: (scene) => isOther(scene) && scene.has('lists'),
    run: ({ client, account }) => accountDialogsOf(client).open({ kind: 'lists', account }),
  },
];

const muteForever = { kind: 'mute', on: true, notifications: true, seconds: 0 } as const;

/** Removing, muting and blocking. */
const mutingAndBlocking: readonly AccountAction[] = [
  {
    id: 'removeFollower',
    icon: UserMinus,
    label: () => 'account_actions.remove_follower',
    can: (scene) => isOther(scene) && scene.relationship?.followedBy === true && scene.has('removeFollower'),
    run: (scene) => confirmOrDecide(scene, 'removeFollower', { kind: 'removeFollower', on: true }),
  },
  {
    id: 'mute',
    icon: VolumeX,
    label: (scene) => (mutes(scene) ? 'account_actions.unmute' : 'account_actions.mute'),
    can: isOther,
    isDisabled: (scene) => isRelationshipUnknown(scene) || (isDeactivated(scene) && !mutes(scene)),
    isInStatusMenu: true,
    run: (scene) => confirmOrDecide(scene, 'mute', mutes(scene) ? { kind: 'mute', on: false } : muteForever),
  },
  {
    id: 'muteFor',
    icon: Timer,
    label: () => 'account_actions.mute_for_a_time',
    // With the confirmation of mutes switched on, its dialog offers the duration already.
    can: (scene) =>
      isOther(scene) &&
      !mutes(scene) &&
      scene.has('muteDuration') &&
      !needsConfirmation(scene.client, 'mute'),
    isDisabled: (scene) => isRelationshipUnknown(scene) || isDeactivated(scene),
    run: ({ client, account }) => accountDialogsOf(client).open({ kind: 'muteFor', account }),
  },
  {
    id: 'block',
    icon: Ban,
    label: (scene) => (blocks(scene) ? 'account_actions.unblock' : 'account_actions.block'),
    can: isOther,
    // Pleroma crashes when a deactivated account is blocked.
    isDisabled: (scene) => isRelationshipUnknown(scene) || (isDeactivated(scene) && !blocks(scene)),
    isDestructive: (scene) => !blocks(scene),
    isInStatusMenu: true,
    run: (scene) => confirmOrDecide(scene, 'block', { kind: 'block', on: !blocks(scene) }),
  },
  {
    id: 'domain',
    icon: GlobeLock,
    label: (scene) => (blocksHost(scene) ? 'account_actions.unblock_host' : 'account_actions.block_host'),
    can: (scene) => isOther(scene) && hostOf(scene.account) !== null && scene.has('domainBlocks'),
    isDisabled: isRelationshipUnknown,
    isDestructive: (scene) => !blocksHost(scene),
    run: (scene) => confirmOrDecide(scene, 'domain', { kind: 'domain', on: !blocksHost(scene) }),
  },
];

/** The account's addresses elsewhere. */
const addresses: readonly AccountAction[] = [
  {
    id: 'copyAddress',
    icon: Link,
    label: () => 'account_actions.copy_address',
    can: () => true,
    run: (scene) => void copyAddress(scene),
  },
  {
    id: 'original',
    icon: ExternalLink,
    label: () => 'account_actions.open_original',
    can: ({ account }) => hostOf(account) !== null && /^https?:/.test(account.url),
    externalAddress: ({ account }) => account.url,
    run: ({ account }) => void open(account.url, '_blank', 'noopener,noreferrer'),
  },
];

/** All actions about an account, grouped as in the menu. */
export const accountActionGroups: readonly (readonly AccountAction[])[] = [
  writing,
  following,
  mutingAndBlocking,
  addresses,
  reportingAndModeration,
];

export const accountActions: readonly AccountAction[] = accountActionGroups.flat();

/** Opens the confirmation dialog if its setting is on; otherwise, and to undo, decides at once. */
function confirmOrDecide(
  { client, account }: AccountScene,
  kind: ConfirmationKind,
  decision: Decision,
): void {
  const asksFirst = (decision.on || kind === 'unfollow') && needsConfirmation(client, kind);
  if (asksFirst) accountDialogsOf(client).open({ kind, account });
  else void decide(client, account, decision);
}

/** Copies the address of a profile to the clipboard. If the browser refuses, a notice shows it for copying by hand. */
async function copyAddress({ client, account }: AccountScene): Promise<void> {
  try {
    await navigator.clipboard.writeText(account.url);
  } catch {
    client.notices.add({
      level: 'warning',
      key: 'people.copy_link_failed',
      values: { address: account.url },
    });
    return;
  }
  client.notices.add({ level: 'success', key: 'people.address_copied', duration: 3000 });
}
