/**
 * What the pages leave for the worker, since it has neither their words nor their settings. It holds no token and
 * nothing that anybody wrote; signing out removes it.
 */
export interface WorkerBrief {
  /** Of the interface, for the system. */
  readonly language: string;
  /** Id of who reads: some things are said otherwise of what is one's own. */
  readonly reader: string;
  /** Where all notifications stand. */
  readonly home: string;
  /** Also while a page is open that tells by itself. */
  readonly always: boolean;
  /** Title of an alert that says nothing more. */
  readonly plainTitle: string;
  /** What is said when the browser has ended the subscription and no page is open that could make another. */
  readonly lapsed: { readonly title: string; readonly body: string };
  /** The kinds that make an alert, by the names of servers. */
  readonly kinds: Readonly<Record<string, BriefKind>>;
}

export interface BriefKind {
  /** A sentence with places for `{name}`, `{target}` and `{emoji}`. */
  readonly words: string;
  /** The same of what is the reader's own. */
  readonly ownWords: string;
  /** Where a click leads, whatever it is about; null: to the post or the person. */
  readonly path: string | null;
  /** What the kind is called. */
  readonly label: string;
  /** It asks something of the person, and is not done with by a click. */
  readonly isActionable: boolean;
}

/** Where the brief is kept: a store of the browser that pages and worker both reach. */
export const BRIEF_STORE = 'linnet-worker';
export const BRIEF_ADDRESS = '/linnet-worker-brief.json';
