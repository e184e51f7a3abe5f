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

/** Settings that list servers which something is done to. */
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

/** The list of servers that alone are accepted, as soon as it has an entry. */
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

/** Whether a name of a list, which may be a pattern, means a server. */
function means(entry: string, server: string): boolean {
  const [name, host] = [entry.toLowerCase(), server.toLowerCase()];
  return name === host || (name.startsWith('*.') && `.${host}`.endsWith(name.slice(1)));
}

const isFirstAccepted = ({ id, before, after }: ListChange): boolean =>
  id === acceptedId && before.length === 0 && after.length > 0;

/** Whether edits name the first servers that alone are accepted, which limits all others. */
export const limitsAllOthers = (rows: Rows, edits: readonly ReadyEdit[]): boolean =>
  changesOfLists(rows, edits).some(isFirstAccepted);

/** The servers that a changed list limits and did not limit before. `known`: all servers that this one knows. */
function limitedBy(change: ListChange, known: readonly string[]): readonly string[] {
  const { id, before, after } = change;
  if (id !== acceptedId) return after.filter((server) => !before.includes(server));
  if (after.length === 0) return [];
  const accepted = isFirstAccepted(change) ? known : before;
  return accepted.filter((server) => !after.some((entry) => means(entry, server)));
}

/** The servers that edits limit and that are not limited in that way now, once each. */
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

/** What of a server is known here; null where the viewer is not told. */
export interface Reach {
  readonly people: number | null;
  readonly posts: number | null;
}

const MAX_KEPT = 60;
const everybody = { name: '', email: '', tags: [], actorTypes: [], page: 1, pageSize: 1 } as const;

/** The number, or null where this viewer may not have it. */
async function orUntold(count: Promise<number>): Promise<number | null> {
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
  // A pattern means every server below a name, whose posts the server does not count together.
  const query = withSubdomains ? host : `@${host}`;
  const people = send(staffAccounts({ ...everybody, query, filters: ['external'] }));
  const posts = withSubdomains ? null : orUntold(send(postCountOf(host)));
  return { people: await orUntold(people.then(({ total }) => total)), posts: await posts };
}

/** What is known of a server, by its name as measures have it: `host`, or `*.host`. */
export const reachOf = perClient((client) =>
  createResourceFamily(
    (server: string) => clientResource<Reach>(client, { load: () => loadReach(client, server) }),
    MAX_KEPT,
  ),
);
