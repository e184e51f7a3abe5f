import {
  allKinds,
  notificationKinds,
  type KindSetting,
  type NotificationKind,
} from '../notifications/notification-kind';

/**
 * The kinds that a server can push, by its names. Pleroma drops those it can't push, such as `move`; its answer
 * contains the others.
 */
const names: ReadonlyMap<NotificationKind, string> = new Map(
  allKinds.flatMap((kind) => {
    const { setting, names: all } = notificationKinds[kind];
    const [name] = all;
    return setting === null || name === undefined ? [] : [[kind, name] as const];
  }),
);

type KindChoices = Readonly<Record<KindSetting, boolean>>;

/** The kinds to request from a server, by its names. */
export function wantedAlerts(visible: KindChoices, alerting: KindChoices): Readonly<Record<string, boolean>> {
  const entries = [...names].map(([kind, name]) => {
    const { setting } = notificationKinds[kind];
    return [name, setting !== null && visible[setting] && alerting[setting]] as const;
  });
  return Object.fromEntries(entries);
}

/** The kinds that a server has confirmed. */
export function confirmedKinds(alerts: Readonly<Record<string, boolean>>): readonly NotificationKind[] {
  return [...names].flatMap(([kind, name]) => (alerts[name] === true ? [kind] : []));
}
