import type { ControlDoor } from '@linnet/sandbox/control';
import { type JsonObject, listOf, objectOf, textOf } from './json';

interface CallOptions {
  method?: string;
  body?: JsonObject;
}

/** A token of an account: the server of the tests grants it without a password. */
async function tokenOf(url: string, account: string): Promise<string> {
  return textOf((await doorCommand(url, 'session', { account }))['token']);
}

/** Sends a request as an account of the server, as another client would. */
export type CallAs = (path: string, asked?: CallOptions) => Promise<unknown>;

export async function callAs(url: string, username: string): Promise<CallAs> {
  const token = await tokenOf(url, username);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (path, { method = 'GET', body } = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(url + path, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
}
/** Sends a request as a visitor. */
export async function readJson(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

interface Edit {
  as: string;
  id: string;
  text: string;
  subject?: string;
}

/** Edits a post as its author, as another client would. */
export async function editStatus(url: string, { as, id, text, subject = '' }: Edit): Promise<void> {
  const token = await tokenOf(url, as);
  const answer = await fetch(`${url}/api/v1/statuses/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: text, spoiler_text: subject }),
  });
  if (!answer.ok) throw new Error(`The edit was answered ${answer.status}.`);
}

/** Ends a follow or a follow request of the account with this id. */
export async function unfollow(call: CallAs, id: string): Promise<void> {
  const [row] = listOf(await call(`/api/v1/accounts/relationships?id[]=${id}`));
  const { following, requested } = objectOf(row);
  if (following === true || requested === true) {
    await call(`/api/v1/accounts/${id}/unfollow`, { method: 'POST' });
  }
}

/** A status as the server sends it, changed into one that another server might have sent. */
export async function remoteStatus(url: string, changes: JsonObject): Promise<JsonObject> {
  const newest = await readJson(`${url}/api/v1/timelines/public?limit=40`);
  const plain = Array.isArray(newest)
    ? newest.map(objectOf).find(({ reblog, in_reply_to_id: parent }) => reblog === null && parent === null)
    : undefined;
  if (plain === undefined) throw new Error('The server has no plain status.');
  const empty = { media_attachments: [], mentions: [], tags: [], emojis: [], spoiler_text: '', card: null };
  return { ...plain, ...empty, ...changes };
}

/** A different account like the given one. */
const accountLike = (told: JsonObject, number: number): JsonObject => ({
  ...told,
  id: `person-${number}`,
  acct: `person${number}`,
  fqn: `person${number}@localhost`,
  display_name: `Person ${number}`,
  // Of different lengths, so that cards don't have their estimated heights.
  note: '<p>A word about hedges. </p>'.repeat(1 + ((number * 7) % 9)),
});

/** `count` different accounts like the given one, as a server sends them. */
export const severalAccounts = (told: JsonObject, from: number, count: number): JsonObject[] =>
  Array.from({ length: count }, (_, at) => accountLike(told, from + at));

/** Ids of posts by text. */
export type PlantedThread = ReadonlyMap<string, string>;

/** Posts a conversation: each line is a post that replies to the last line with less indentation. People take turns. */
export async function plantThread(sandbox: ControlDoor, lines: string): Promise<PlantedThread> {
  const people = ['carol', 'bob', 'dave'];
  const ids = new Map<string, string>();
  const ancestors: { indent: number; id: string }[] = [];
  for (const [index, line] of lines
    .split('\n')
    .filter((text) => text.trim() !== '')
    .entries()) {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    while ((ancestors.at(-1)?.indent ?? -1) >= indent) ancestors.pop();
    const inReplyTo = ancestors.at(-1)?.id;
    const as = people[index % people.length] ?? 'carol';
    const { id } = await sandbox.post({ as, text, ...(inReplyTo === undefined ? {} : { inReplyTo }) });
    ids.set(text, id);
    ancestors.push({ indent, id });
  }
  return ids;
}

/** The id of the post with this text. */
export function planted(thread: PlantedThread, text: string): string {
  const id = thread.get(text);
  if (id === undefined) throw new Error(`Nobody posted ${text}`);
  return id;
}

/** Matches requests for the first page of the known network, but not those that refresh a restored timeline. */
export const KNOWN_NETWORK = String.raw`^/api/v1/timelines/public\?limit=20(&with_muted=true)?$`;

/** Sends a command to the control door that answers with an object; for commands that only a few tests need. */
export async function doorCommand(
  url: string | undefined,
  name: string,
  parameters: object = {},
): Promise<Record<string, unknown>> {
  return objectOf(await sendCommand(url, name, parameters));
}

async function sendCommand(url: string | undefined, name: string, parameters: object): Promise<unknown> {
  const answer = await fetch(`${url}/sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  if (!answer.ok) throw new Error(`/sandbox/${name} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
/** Matches requests for carol's account, but not for its lists. */
export const CAROL = '/api/v1/accounts/carol(\\?|$)';

/** Carol's account as the server sends it to alice, as a base for changed versions. */
export async function carolAccount(url: string): Promise<{ id: string; told: JsonObject }> {
  const alice = await callAs(url, 'alice');
  const told = objectOf(await alice('/api/v1/accounts/carol?with_relationships=true'));
  return { id: textOf(told['id']), told };
}
/**
 * Answers requests for carol's account with this one, and requests for her posts, notifications, chats and
 * conversations with empty lists, because these contain the real account.
 */
export async function answerWithCarol(sandbox: ControlDoor, id: string, told: JsonObject): Promise<void> {
  await sandbox.fail({ path: CAROL, status: 200, body: told, times: 99 });
  for (const path of [
    `/${id}/statuses`,
    '/api/v1/notifications',
    '/api/v1/pleroma/chats',
    '/api/v1/conversations',
  ]) {
    await sandbox.fail({ path, status: 200, body: [], times: 9 });
  }
}
