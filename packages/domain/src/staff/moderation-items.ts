import type { Account, ModeratedAccount } from '@linnet/api';
import { hostOf } from '../kernel/host-of';
import { tagsForAll, tagsForLocals, type ModerationStep, type PolicyTag } from './moderation-step';
import { hasPrivilege, roleIn, type StaffScene } from './privileges';

/** The viewer, and the account that they may act on. */
export interface ModerationScene extends StaffScene {
  readonly target: Pick<Account, 'id' | 'acct' | 'deactivated'>;
}

export type ModerationItemId = 'admin' | 'moderator' | 'activation' | 'delete' | PolicyTag;

/** One entry of the moderation menu. */
export interface ModerationItem {
  readonly id: ModerationItemId;
  readonly group: 'roles' | 'account' | 'policies';
  readonly can: (scene: ModerationScene) => boolean;
  /** Whether the entry is shown as on. */
  readonly isOn: (account: ModeratedAccount) => boolean;
  /** The step that the entry carries out. */
  readonly step: (account: ModeratedAccount) => ModerationStep;
}

const isLocal = ({ target }: ModerationScene): boolean => hostOf(target) === null;

const roleItems = (['admin', 'moderator'] as const).map((role): ModerationItem => ({
  id: role,
  group: 'roles',
  can: (scene) => roleIn(scene) === 'admin' && isLocal(scene) && !scene.target.deactivated,
  isOn: (account) => account.roles[role],
  step: (account) => ({ kind: 'role', role, on: !account.roles[role] }),
}));

const policies = [...tagsForAll, ...tagsForLocals].map((tag): ModerationItem => {
  const isForAll = tagsForAll.some((each) => each === tag);
  return {
    id: tag,
    group: 'policies',
    can: (scene) =>
      hasPrivilege(scene, 'users_manage_tags') && scene.has('tagPolicy') && (isForAll || isLocal(scene)),
    isOn: ({ tags }) => tags.includes(tag),
    step: ({ tags }) => ({ kind: 'tag', tag, on: !tags.includes(tag) }),
  };
});

/** Everything that staff can do with an account, in the order of the menu. */
const moderationItems: readonly ModerationItem[] = [
  ...roleItems,
  {
    id: 'activation',
    group: 'account',
    can: (scene) => hasPrivilege(scene, 'users_manage_activation_state'),
    isOn: ({ deactivated }) => !deactivated,
    step: ({ deactivated }) => ({ kind: 'activation', on: deactivated }),
  },
  {
    id: 'delete',
    group: 'account',
    can: (scene) => hasPrivilege(scene, 'users_delete'),
    isOn: () => false,
    step: () => ({ kind: 'delete' }),
  },
  ...policies,
];

/** Whether the account is not the viewer's own, and the server has calls for moderation. */
function isOtherAccount({ session, has, target }: ModerationScene): boolean {
  return session.state === 'signed-in' && session.accountId !== target.id && has('staffOfPleroma');
}

/** The entries that the viewer may use for an account. */
export function moderationItemsFor(scene: ModerationScene): readonly ModerationItem[] {
  return isOtherAccount(scene) ? moderationItems.filter(({ can }) => can(scene)) : [];
}

/** Whether there is a moderation menu for an account. */
export function canModerate(scene: ModerationScene): boolean {
  return moderationItemsFor(scene).length > 0;
}
