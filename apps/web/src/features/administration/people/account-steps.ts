import type { StaffAccount } from '@linnet/api';
import { type PersonStep, type StaffScene, hasPrivilege, roleIn } from '@linnet/domain/staff';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import ShieldOff from 'lucide-react/icons/shield-off';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import X from 'lucide-react/icons/x';

/** The names of the texts of a step: `person.NAME`, `person.NAME_question`, `person.NAME_text`. */
export type StepWords =
  | 'approve'
  | 'reject'
  | 'confirm'
  | 'resend'
  | 'force_reset'
  | 'second_factor_off'
  | 'suggest'
  | 'unsuggest';

/** Something that staff can do with one account, besides its roles, policies and activation. */
export interface AccountAction {
  readonly words: StepWords;
  readonly icon: LucideIcon;
  readonly danger?: true;
  readonly step: PersonStep;
  /** Whether the viewer may do it. */
  readonly can: (scene: StaffScene) => boolean;
  /** Whether it makes a difference for this account. */
  readonly isFor: (person: StaffAccount) => boolean;
}

const mayManage = (scene: StaffScene): boolean => hasPrivilege(scene, 'users_manage_credentials');
const isAdmin = (scene: StaffScene): boolean => roleIn(scene) === 'admin';

export const accountActions: readonly AccountAction[] = [
  {
    words: 'approve',
    icon: Check,
    step: { kind: 'approve' },
    can: (scene) => hasPrivilege(scene, 'users_manage_invites'),
    isFor: ({ isApproved }) => !isApproved,
  },
  {
    words: 'reject',
    icon: X,
    danger: true,
    step: { kind: 'delete' },
    can: (scene) => hasPrivilege(scene, 'users_delete'),
    isFor: ({ isApproved }) => !isApproved,
  },
  {
    words: 'confirm',
    icon: MailCheck,
    step: { kind: 'confirm' },
    can: mayManage,
    isFor: ({ isLocal, isConfirmed }) => isLocal && !isConfirmed,
  },
  {
    words: 'resend',
    icon: Mail,
    step: { kind: 'resend' },
    can: mayManage,
    isFor: ({ isLocal, isConfirmed }) => isLocal && !isConfirmed,
  },
  {
    words: 'force_reset',
    icon: KeyRound,
    danger: true,
    step: { kind: 'force reset' },
    can: mayManage,
    isFor: ({ isLocal }) => isLocal,
  },
  {
    words: 'second_factor_off',
    icon: ShieldOff,
    danger: true,
    step: { kind: 'second factor off' },
    can: mayManage,
    isFor: ({ isLocal }) => isLocal,
  },
  {
    words: 'suggest',
    icon: Star,
    step: { kind: 'suggest', on: true },
    can: isAdmin,
    isFor: ({ isSuggested }) => !isSuggested,
  },
  {
    words: 'unsuggest',
    icon: StarOff,
    step: { kind: 'suggest', on: false },
    can: isAdmin,
    isFor: ({ isSuggested }) => isSuggested,
  },
];
