import type { NotificationsOptions, FeatureKey } from '@linnet/api';
import type { Client } from '../client/client';
import type { Features } from '../instance/features';
import { notificationSettings } from '../settings/list/notification-settings';
import { hasPrivilege, type StaffScene } from '../staff/privileges';
import { notificationKinds, type NotificationKind, allKinds } from './notification-kind';

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
    const scene = { has: (key: FeatureKey) => offered.has(key), handlesReports };
    return { types: kinds.filter((kind) => notificationKinds[kind].atPleroma(scene)).flatMap(firstName) };
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

/** Whether the viewer gets notifications about reports; false until the server has said what the account may do. */
export function handlesReports(scene: StaffScene): boolean {
  return hasPrivilege(scene, 'reports_manage_reports');
}

export interface WantedNotifications {
  kinds: () => readonly NotificationKind[];
  /** Whether to request groups, where the server has them. */
  inGroups?: () => boolean;
}

interface ChosenNotifications extends Required<WantedNotifications> {
  /** Calls the listener when other kinds are wanted than before. */
  onChange(listener: () => void): void;
}

/** Which notifications the viewer wants to see, and in which form they are requested. */
export function wantedNotifications({
  settings,
  session,
  features,
}: Pick<Client, 'settings' | 'session' | 'features'>): ChosenNotifications {
  const has = (key: FeatureKey): boolean => features.loaded.get()?.has(key) === true;

  function kinds() {
    const visible = settings.valueOf('notificationVisibility', notificationSettings.notificationVisibility);
    return allKinds.filter((kind) => {
      const { setting } = notificationKinds[kind];
      return setting === null || visible[setting];
    });
  }
  const inGroups = (): boolean =>
    settings.valueOf('groupNotifications', notificationSettings.groupNotifications);
  const told = (): string => {
    const reports = handlesReports({ session: session.state.get(), has });
    return [...kinds(), reports, inGroups() && has('notificationsGrouped')].join(' ');
  };

  return {
    kinds,
    inGroups,
    onChange(listener) {
      let known = told();
      const look = (): void => {
        const now = told();
        if (now === known) return;
        known = now;
        listener();
      };
      settings.subscribe(look);
      session.state.subscribe(look);
      features.loaded.subscribe(look);
    },
  };
}
