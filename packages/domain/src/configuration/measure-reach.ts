import {
  type ConfigValue,
  type ErrorReason,
  ApiError,
  instancePeers,
  postCountOf,
  staffAccounts,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { createResourceFamily } from '../kernel/resource/resource-family';
import { listOf, tupleOf } from './config-value';
import { presentValue, type ReadyEdit, type Rows } from './setting-edits';
import { measureId, serverMeasures } from './undescribed-settings';

/** Settings that list restricted servers. */
const listsOfServers: ReadonlySet<string> = new Set([
  ...serverMeasures.map(measureId),
  ':pleroma :instance :quarantined_instances',
  ':pleroma :instance :rejected_instances',
]);

/** The servers of a list whose entries are names, or names with reasons. */
function serversIn(value: ConfigValue | undefined): readonly string[] {
  return (listOf(value) ?? []).flatMap((entry) => {
    const [name] = tupleOf(entry) ?? [entry];
    return typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [];
  });
}

/** The allow list: once it has an entry, posts of servers that are not in it are rejected. */
const acceptedId = measureId('accept');

interface ListChange {
  readonly id: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const changesOfLists = (rows: Rows, edits: readonly ReadyEdit[]): readonly ListChange[] =>
  edits.flatMap((edit) => {
    if (edit.kind !== 'value' || !listsOfServers.has(edit.setting.id)) return [];
    const before = serversIn(presentValue(rows, edit.setting));
    return [{ id: edit.setting.id, before, after: serversIn(edit.value) }];
  });

/** Whether an entry of a list, which may be a pattern such as `*.host`, matches a server. */
function matches(entry: string, server: string): boolean {
  const [name, host] = [entry.toLowerCase(), server.toLowerCase()];
  return name === host || (name.startsWith('*.') && `.${host}`.endsWith(name.slice(1)));
}

const isFirstAccepted = ({ id, before, after }: ListChange): boolean =>
  id === acceptedId && before.length === 0 && after.length > 0;

/** Whether edits add the first entries to the allow list, which limits all other servers. */
export const limitsAllOthers = (rows: Rows, edits: readonly ReadyEdit[]): boolean =>
  changesOfLists(rows, edits).some(isFirstAccepted);

/** The servers that a changed list newly limits. `known`: all servers that this one knows. */
function limitedBy(change: ListChange, known: readonly string[]): readonly string[] {
  const { id, before, after } = change;
  if (id !== acceptedId) return after.filter((server) => !before.includes(server));
  if (after.length === 0) return [];
  const accepted = isFirstAccepted(change) ? known : before;
  return accepted.filter((server) => !after.some((entry) => matches(entry, server)));
}

/** The servers that edits limit in a way in which they are not limited now. */
export function newlyLimited(
  rows: Rows,
  edits: readonly ReadyEdit[],
  known: readonly string[],
): readonly string[] {
  return [...new Set(changesOfLists(rows, edits).flatMap((change) => limitedBy(change, known)))];
}

/** The names of all servers that this one knows. */
export const knownServersOf = perClient((client) =>
  clientResource<readonly string[]>(client, { load: () => client.send(instancePeers()) }),
);

/** How many people and posts of a server this one knows; null where the viewer may not know. */
export interface Reach {
  readonly people: number | null;
  readonly posts: number | null;
}

const MAX_KEPT = 60;
const everybody = { name: '', email: '', tags: [], actorTypes: [], page: 1, pageSize: 1 } as const;

/** The count; null where the server refuses to send it to this viewer. */
async function nullIfRefused(count: Promise<number>): Promise<number | null> {
  try {
    return await count;
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error.reason)) throw error;
    return null;
  }
}

const isRefusal = (reason: ErrorReason): boolean =>
  reason.kind === 'http' && (reason.status === 403 || reason.status === 404);

async function loadReach({ send }: Client, server: string): Promise<Reach> {
  const host = server.replace(/^\*\./, '');
  const withSubdomains = host !== server;
  // A pattern stands for all subdomains of a host. The server has no count of their posts.
  const query = withSubdomains ? host : `@${host}`;
  const people = send(staffAccounts({ ...everybody, query, filters: ['external'] }));
  const posts = withSubdomains ? null : nullIfRefused(send(postCountOf(host)));
  return { people: await nullIfRefused(people.then(({ total }) => total)), posts: await posts };
}

/** The reach of a measure against `host` or `*.host`. */
export const reachOf = perClient((client) =>
  createResourceFamily(
    (server: string) => clientResource<Reach>(client, { load: () => loadReach(client, server) }),
    MAX_KEPT,
  ),
);
