/**
 * What the pages store for the worker, which has neither messages nor settings. Contains no token and no text by users;
 * signing out deletes it.
 */
export interface WorkerConfig {
  /** The language of the interface. */
  readonly language: string;
  /** Id of the viewer: some texts differ for the viewer's own posts. */
  readonly reader: string;
  /** The path of the notifications screen. */
  readonly home: string;
  /** Alerts are shown even while an open page receives notifications. */
  readonly always: boolean;
  /** The title of an alert without contents. */
  readonly plainTitle: string;
  /** The alert when the browser has ended the subscription and no open page can renew it. */
  readonly lapsed: { readonly title: string; readonly body: string };
  /** The types that are shown as alerts, by their names on the wire. */
  readonly kinds: Readonly<Record<string, WorkerAlertKind>>;
}

export interface WorkerAlertKind {
  /** A sentence with placeholders `{name}`, `{target}` and `{emoji}`. */
  readonly words: string;
  /** The same for something of the viewer's own. */
  readonly ownWords: string;
  /** The path that a click opens, which may have a place for the person's id; null for the post or the person. */
  readonly path: string | null;
  /** The name of the type. */
  readonly label: string;
  /** It needs an action of the viewer, so a click does not mark it as done. */
  readonly isActionable: boolean;
}

/** Stands in a path for the id of the person who caused the notification. */
export const PERSON_IN_PATH = '~person~';

/** Cache and address of the record: pages and worker can both access Cache Storage. */
export const CONFIG_STORE = 'linnet-worker';
export const CONFIG_ADDRESS = '/linnet-worker-brief.json';
