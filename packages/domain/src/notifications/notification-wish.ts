import type { NotificationsOptions } from '@linnet/api';
import type { Features } from '../features/features';
import { notificationKinds, type NotificationKind } from './notification-kind';

export type NotificationWish = Pick<NotificationsOptions, 'types' | 'excludeTypes'>;

interface Wanted {
  readonly kinds: readonly NotificationKind[];
  readonly offered: Pick<Features, 'has'>;
  /**
   * Pleroma sends notifications about reports only to those who handle them, and only when they are requested by name.
   */
  readonly handlesReports: boolean;
}

/**
 * Parameters that request these kinds. Pleroma sends some only when they are named; for other servers the unwanted ones
 * are named, so that unknown kinds are included.
 */
export function notificationWish({ kinds, offered, handlesReports }: Wanted): NotificationWish {
  if (offered.has('notificationsInclude')) {
    const lacks = (kind: NotificationKind): boolean =>
      (kind === 'chat_mention' && !offered.has('chats')) ||
      (kind === 'report' && !handlesReports) ||
      kind === 'quote';
    return { types: kinds.filter((kind) => !lacks(kind)).flatMap(firstName) };
  }
  const isWanted = new Set(kinds);
  // With few kinds, unknown ones are not wanted.
  if (!isWanted.has('unknown')) return { types: kinds.flatMap(allNames) };
  return { excludeTypes: excludedNames(isWanted) };
}

const allNames = (kind: NotificationKind): readonly string[] => notificationKinds[kind].names;
const firstName = (kind: NotificationKind): readonly string[] => allNames(kind).slice(0, 1);

function excludedNames(wanted: ReadonlySet<NotificationKind>): string[] {
  const names = Object.entries(notificationKinds).map(([kind, { names: all }]) => ({ kind, all }));
  return names.flatMap(({ kind, all }) => ([...wanted].some((one) => one === kind) ? [] : all));
}
