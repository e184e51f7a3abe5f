import type { AccountId } from '@linnet/api';
import type { Client } from '../client/client';
import { filterResultOf } from '../filters/filter-result';
import { notificationKinds, type KindSetting } from '../notifications/notification-kind';
import type { NotificationRow } from '../notifications/notification-row';

type KindChoices = Readonly<Record<KindSetting, boolean>>;

export interface AlertConditions extends Pick<Client, 'graph' | 'statusViews'> {
  readonly viewerId: AccountId;
  /** Which kinds are shown in the list at all. */
  readonly visible: KindChoices;
  /** Which of them raise an alert. */
  readonly alerting: KindChoices;
}

export type WhyNoAlert = 'seen' | 'kind' | 'own' | 'person' | 'status';

/** The reason not to show an alert for a notification; null when there is none. */
export function whyNoAlert(row: NotificationRow, conditions: AlertConditions): WhyNoAlert | null {
  if (row.seen) return 'seen';
  const { setting } = notificationKinds[row.kind];
  if (setting === null || !conditions.visible[setting] || !conditions.alerting[setting]) return 'kind';
  // The end of the viewer's own poll does raise an alert.
  if (row.accountId === conditions.viewerId && row.kind !== 'poll') return 'own';
  if (isMutedAuthor(row, conditions)) return 'person';
  return isMuted(row, conditions) ? 'status' : null;
}

function isMutedAuthor({ accountId }: NotificationRow, { graph }: AlertConditions): boolean {
  const relation = accountId === null ? undefined : graph.relationships.get(accountId);
  return relation?.blocking === true || relation?.mutingNotifications === true;
}

/** Whether the viewer muted the status, its conversation or its words, or one of their filters hides it. */
function isMuted({ statusId }: NotificationRow, { statusViews }: AlertConditions): boolean {
  if (statusId === null) return false;
  const reasons = statusViews.get(statusId)?.reasons ?? [];
  const result = filterResultOf(reasons, { context: 'notifications', isRepeat: false });
  return result.kind === 'placeholder' || result.kind === 'hidden';
}
