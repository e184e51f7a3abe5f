import type { FeatureKey } from '@linnet/api';
import type { Client } from '../client';
import { notificationSettings } from '../settings/list/notification-settings';
import type { WantedNotifications } from './ask-notifications';
import { handlesReports } from './handles-reports';
import { allKinds, notificationKinds } from './notification-kind';

interface PersonsWish extends Required<WantedNotifications> {
  /** Calls the listener when other kinds are wanted than before. */
  onChange(listener: () => void): void;
}

/** Which notifications the viewer wants to see, and in which form they are requested. */
export function wantedNotifications({
  settings,
  session,
  features,
}: Pick<Client, 'settings' | 'session' | 'features'>): PersonsWish {
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
