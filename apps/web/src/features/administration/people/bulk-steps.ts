import type { StaffAccount } from '@linnet/api';
import { type PersonStep, type StaffScene, hasPrivilege } from '@linnet/domain/staff';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import MailCheck from 'lucide-react/icons/mail-check';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { MessageId } from '../../../platform/i18n/message-id';

/** A step for several people at once. */
export interface BulkStep {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: MessageId;
  /** Takes `count`. */
  readonly question: MessageId;
  readonly text: MessageId;
  readonly danger?: true;
  readonly can: (scene: StaffScene) => boolean;
  readonly step: PersonStep;
  /** For whom it makes a difference; others of the selection are left out. */
  readonly isFor: (person: StaffAccount) => boolean;
}

const approve: BulkStep = {
  id: 'approve',
  icon: Check,
  label: 'people_desk.approve',
  question: 'people_desk.approve_question',
  text: 'people_desk.approve_text',
  can: (scene) => hasPrivilege(scene, 'users_manage_invites'),
  step: { kind: 'approve' },
  isFor: ({ isApproved }) => !isApproved,
};

const remove: BulkStep = {
  id: 'delete',
  icon: Trash2,
  label: 'people_desk.delete',
  question: 'people_desk.delete_question',
  text: 'people_desk.delete_text',
  danger: true,
  can: (scene) => hasPrivilege(scene, 'users_delete'),
  step: { kind: 'delete' },
  isFor: () => true,
};

/** What can be done with several people of the list. */
export const peopleSteps: readonly BulkStep[] = [
  approve,
  {
    id: 'confirm',
    icon: MailCheck,
    label: 'people_desk.confirm',
    question: 'people_desk.confirm_question',
    text: 'people_desk.confirm_text',
    can: (scene) => hasPrivilege(scene, 'users_manage_credentials'),
    step: { kind: 'confirm' },
    isFor: ({ isConfirmed, isLocal }) => isLocal && !isConfirmed,
  },
  {
    id: 'activate',
    icon: Power,
    label: 'people_desk.activate',
    question: 'people_desk.activate_question',
    text: 'people_desk.activate_text',
    can: (scene) => hasPrivilege(scene, 'users_manage_activation_state'),
    step: { kind: 'activation', on: true },
    isFor: ({ isActive }) => !isActive,
  },
  {
    id: 'deactivate',
    icon: PowerOff,
    label: 'people_desk.deactivate',
    question: 'people_desk.deactivate_question',
    text: 'people_desk.deactivate_text',
    danger: true,
    can: (scene) => hasPrivilege(scene, 'users_manage_activation_state'),
    step: { kind: 'activation', on: false },
    isFor: ({ isActive }) => isActive,
  },
  remove,
];

/** What can be done with registrations that wait. */
export const registrationSteps: readonly BulkStep[] = [
  approve,
  {
    ...remove,
    id: 'reject',
    icon: X,
    label: 'people_desk.reject',
    question: 'people_desk.reject_question',
    text: 'people_desk.reject_text',
  },
];
