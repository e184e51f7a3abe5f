import type { FeatureKey, NotificationsOptions } from '@linnet/api';
import type { Client } from '../client/client';
import { notificationSettings } from '../settings/list/notification-settings';
import type { StaffScene } from '../staff/privileges';
import { type KindSetting, listedKinds, notificationKinds, type NotificationKind } from './notification-kind';

/**
 * Parameters that request these kinds. Pleroma sends some only when they are named; for other servers the unwanted ones
 * are named, so that unknown kinds are included.
 */
export function notificationQuery(
  kinds: readonly NotificationKind[],
  scene: StaffScene,
): Pick<NotificationsOptions, 'types' | 'excludeTypes'> {
  const names = (kind: NotificationKind): readonly string[] => notificationKinds[kind].names;
  if (scene.has('notificationsInclude')) {
    const known = kinds.filter((kind) => notificationKinds[kind].atPleroma(scene));
    return { types: known.flatMap((kind) => names(kind).slice(0, 1)) };
  }
  // With few kinds, unknown ones are not wanted.
  if (!kinds.includes('unknown')) return { types: kinds.flatMap(names) };
  return { excludeTypes: listedKinds.filter((kind) => !kinds.includes(kind)).flatMap(names) };
}

/** Whether the viewer wants to see a kind. */
export function isVisible(kind: NotificationKind, visible: Readonly<Record<KindSetting, boolean>>): boolean {
  const { setting } = notificationKinds[kind];
  return setting === null || visible[setting];
}

export interface WantedNotifications {
  kinds: () => readonly NotificationKind[];
  /** Whether to request groups, where the server has them. */
  inGroups: () => boolean;
}

/** Which notifications the viewer wants to see, and in which form they are requested. */
export function wantedNotifications({ settings, session, features }: Client) {
  const has = (key: FeatureKey): boolean => features.loaded.get()?.has(key) === true;

  function kinds(): readonly NotificationKind[] {
    const visible = settings.valueOf('notificationVisibility', notificationSettings.notificationVisibility);
    return listedKinds.filter((kind) => isVisible(kind, visible));
  }
  const inGroups = (): boolean =>
    settings.valueOf('groupNotifications', notificationSettings.groupNotifications);
  /** Everything that the requests depend on, as one text. */
  const wanted = (): string => {
    const reports = notificationKinds.report.atPleroma({ session: session.state.get(), has });
    return [...kinds(), reports, inGroups() && has('notificationsGrouped')].join(' ');
  };

  return {
    kinds,
    inGroups,
    /** Calls the listener when other kinds are wanted than before. */
    onChange(listener: () => void): void {
      let before = wanted();
      const compare = (): void => {
        const now = wanted();
        if (now === before) return;
        before = now;
        listener();
      };
      for (const source of [settings, session.state, features.loaded]) source.subscribe(compare);
    },
  };
}
