import { plainLine, textOfHtml } from './plain-line';
import type { PushedNotification } from './read-push';
import { PERSON_IN_PATH, type WorkerAlertKind, type WorkerConfig } from './worker-config';

/** A system alert, and where a click on it leads. */
export interface PushAlert {
  readonly title: string;
  readonly body: string;
  /**
   * Only from the viewer's own server: no other server should learn that this device is online while no page is open.
   */
  readonly icon: string | null;
  /** Only from the viewer's own server, like `icon`. */
  readonly image: string | null;
  readonly path: string;
}

type Fields = Readonly<Record<string, unknown>>;

const noFields: Fields = {};

interface AlertOptions {
  readonly push: PushedNotification;
  readonly config: WorkerConfig;
  readonly kind: WorkerAlertKind;
  /** The notification as fetched from the server; null when it could not be fetched. */
  readonly notification: Fields | null;
  readonly origin: string;
}

/** Whether the viewer has asked the server to leave out the contents of notifications; then there is no title. */
export function hidesContents({ title }: PushedNotification): boolean {
  return title === null;
}

/** The alert for a notification, in the language of the interface. */
export function alertOfPush({ push, config, kind, notification, origin }: AlertOptions): PushAlert {
  if (hidesContents(push)) {
    return { title: config.plainTitle, body: kind.label, icon: null, image: null, path: config.home };
  }
  const account = fieldsOf(notification?.['account']);
  const name = nameOf(account);
  if (notification === null || name === '') {
    return {
      title: kind.label,
      body: plainLine(push.body),
      icon: null,
      image: null,
      path: pathOfKind(kind, '') ?? config.home,
    };
  }
  const sentence = textOf(account['id']) === config.reader ? kind.ownWords : kind.words;
  const words: Readonly<Record<string, string>> = {
    name,
    target: nameOf(fieldsOf(notification['target'])),
    emoji: plainLine(textOf(notification['emoji']).replace(/^:(.+):$/, '$1')),
  };
  return {
    title: sentence.replace(/\{(\w+)\}/g, (placeholder, word: string) => words[word] ?? placeholder),
    body: plainLine(excerptOf(notification, account)),
    icon: ownPicture(textOf(account['avatar_static']) || textOf(account['avatar']), origin),
    image: imageOf(fieldsOf(notification['status']), origin),
    path: pathOfKind(kind, idOf(account['id'])) ?? pathOfContent(notification, account) ?? config.home,
  };
}

function nameOf(account: Fields): string {
  const shown = listOf(account['emojis']).reduce<string>(
    (name, emoji) => {
      const code = textOf(fieldsOf(emoji)['shortcode']);
      return code === '' ? name : name.split(`:${code}:`).join('');
    },
    textOf(account['display_name']).slice(0, 1000),
  );
  return plainLine(shown) || plainLine(textOf(account['username']));
}

/** The excerpt for an alert; of a post with a content warning only the warning. */
function excerptOf(notification: Fields, account: Fields): string {
  if (isFields(notification['chat_message']))
    return textOfHtml(textOf(notification['chat_message']['content']));
  if (isFields(notification['report'])) return textOf(notification['report']['content']);
  const { status } = notification;
  if (!isFields(status)) return textOf(account['acct']) && `@${textOf(account['acct'])}`;
  return textOf(status['spoiler_text']).trim() || textOfHtml(textOf(status['content']));
}

/** The first picture, unless media are to be shown on demand only. */
function imageOf(status: Fields, origin: string): string | null {
  if (status['sensitive'] === true || textOf(status['spoiler_text']).trim() !== '') return null;
  const picture = listOf(status['media_attachments'])
    .map(fieldsOf)
    .find(({ type }) => type === 'image');
  return picture === undefined
    ? null
    : ownPicture(textOf(picture['preview_url']) || textOf(picture['url']), origin);
}

/** The path of a kind of alert, with the person in it; without a person the path one level up. */
const pathOfKind = ({ path }: WorkerAlertKind, person: string): string | null =>
  path && path.replace(`/${PERSON_IN_PATH}`, person && `/${person}`);

/** The path of the post, or else of the person. */
function pathOfContent(notification: Fields, account: Fields): string | null {
  const status = idOf(fieldsOf(notification['status'])['id']);
  if (status !== '') return `/notice/${status}`;
  const person = idOf(account['id']);
  return person === '' ? null : `/users/$${person}`;
}

const idOf = (value: unknown): string => encodeURIComponent(textOf(value).slice(0, 200));

function ownPicture(address: string, origin: string): string | null {
  return address.startsWith(`${origin}/`) ? address : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 100) : []);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : noFields);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
