import type { NotificationsOptions } from '@linnet/api';
import type { Features } from '../features/features';
import { notificationKinds, type NotificationKind } from './notification-kind';

export type NotificationWish = Pick<NotificationsOptions, 'types' | 'excludeTypes'>;

interface Wanted {
  readonly kinds: readonly NotificationKind[];
  readonly offered: Pick<Features, 'has'>;
  /** Reports are told to those who handle them, once they are asked for by name. */
  readonly handlesReports: boolean;
}

/**
 * How to ask for these kinds. Pleroma gives some only when they are named; elsewhere what is not wanted is named, so
 * that kinds which nobody knows come too.
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
  // Of few kinds only: what nobody knows is none of them.
  if (!isWanted.has('unknown')) return { types: kinds.flatMap(allNames) };
  return { excludeTypes: excludedNames(isWanted) };
}

const allNames = (kind: NotificationKind): readonly string[] => notificationKinds[kind].names;
const firstName = (kind: NotificationKind): readonly string[] => allNames(kind).slice(0, 1);

function excludedNames(wanted: ReadonlySet<NotificationKind>): string[] {
  const names = Object.entries(notificationKinds).map(([kind, { names: all }]) => ({ kind, all }));
  return names.flatMap(({ kind, all }) => ([...wanted].some((one) => one === kind) ? [] : all));
}
