import { type ConfigValue, type ErrorReason, ApiError, postCountOf, staffAccounts } from '@linnet/api';
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

/** The servers that edits put on a list which they are not on now. */
export function newlyLimited(rows: Rows, edits: readonly ReadyEdit[]): readonly string[] {
  const added = edits.flatMap((edit) => {
    if (edit.kind !== 'value' || !listsOfServers.has(edit.setting.id)) return [];
    const before = new Set(serversIn(presentValue(rows, edit.setting)));
    return serversIn(edit.value).filter((server) => !before.has(server));
  });
  return [...new Set(added)];
}

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
