import type { Status } from '@linnet/api';
import type { PostStep } from '@linnet/domain/staff';
import type { LucideIcon } from 'lucide-react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import LockOpen from 'lucide-react/icons/lock-open';
import Lock from 'lucide-react/icons/lock';
import Trash2 from 'lucide-react/icons/trash-2';
import type { GetText } from '../../../platform/i18n/use-text';

/** A step for several posts at once. The texts of its question are `posts_desk.ID_question` and `posts_desk.ID_text`. */
export interface BulkPostStep {
  readonly id: 'sensitive' | 'not_sensitive' | 'unlisted' | 'private' | 'delete';
  readonly icon: LucideIcon;
  readonly label: (text: GetText) => string;
  readonly danger?: true;
  readonly step: PostStep;
  /** For which posts it makes a difference; others of the selection are left out. */
  readonly isFor: (status: Status) => boolean;
}

/** Adds to a condition that the post is no repeat: a repeat has nothing of its own that could be changed. */
const unlessRepeat =
  (matters: (status: Status) => boolean) =>
  (status: Status): boolean =>
    status.repeatOf === null && matters(status);

export const bulkPostSteps: readonly BulkPostStep[] = [
  {
    id: 'sensitive',
    icon: EyeOff,
    label: (text) => text('desk.sensitive', { on: 'true' }),
    step: { kind: 'change', change: { sensitive: true } },
    isFor: unlessRepeat(({ sensitive }) => !sensitive),
  },
  {
    id: 'not_sensitive',
    icon: Eye,
    label: (text) => text('desk.sensitive', { on: 'false' }),
    step: { kind: 'change', change: { sensitive: false } },
    isFor: unlessRepeat(({ sensitive }) => sensitive),
  },
  {
    id: 'unlisted',
    icon: LockOpen,
    label: (text) => text('posts_desk.unlisted'),
    step: { kind: 'change', change: { visibility: 'unlisted' } },
    isFor: unlessRepeat(({ scope }) => scope === 'public'),
  },
  {
    id: 'private',
    icon: Lock,
    label: (text) => text('posts_desk.private'),
    step: { kind: 'change', change: { visibility: 'private' } },
    isFor: unlessRepeat(({ scope }) => scope === 'public' || scope === 'unlisted'),
  },
  {
    id: 'delete',
    icon: Trash2,
    label: (text) => text('posts_desk.delete'),
    danger: true,
    step: { kind: 'delete' },
    isFor: () => true,
  },
];
