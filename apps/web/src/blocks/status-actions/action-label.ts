import type { StatusRow } from '@linnet/domain';
import type { MessageId } from '../../platform/i18n/message-id';
import type { StatusAction } from './status-action';

/** The label for what the action would do now. */
export function actionLabel(action: StatusAction, row: StatusRow): MessageId {
  if (action.kind === 'command') return action.label;
  return action.toggle.isOn(row) ? action.label.on : action.label.off;
}
