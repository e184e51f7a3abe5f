import type { ReportState } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import type { MessageId } from '../../../platform/i18n/message-id';

interface StateMeasure {
  readonly state: ReportState;
  readonly icon: LucideIcon;
  readonly label: MessageId;
  readonly question: MessageId;
  /** What it means; takes `copies`, the number of deleted posts of which the report has a copy. */
  readonly text: MessageId;
}

/** The states that a report can be given, in the order of their keys: 1, 2, 3. */
export const stateMeasures: readonly StateMeasure[] = [
  {
    state: 'resolved',
    icon: Check,
    label: 'desk.resolve',
    question: 'desk.resolve_question',
    text: 'desk.resolve_text',
  },
  { state: 'closed', icon: X, label: 'desk.close', question: 'desk.close_question', text: 'desk.close_text' },
  {
    state: 'open',
    icon: RotateCcw,
    label: 'desk.reopen',
    question: 'desk.reopen_question',
    text: 'desk.reopen_text',
  },
];
