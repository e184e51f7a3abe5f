import {
  type ErrorReason,
  type HostRule,
  type UnreachableHost,
  deleteHost,
  federationStatus,
  instanceAbout,
  instancePeers,
  staffAccounts,
  statusesOfHost,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { measuredHosts } from '../configuration/host-measures';
import { serverConfigurationOf } from '../configuration/server-configuration';
import { clientResource } from '../events/client-resource';
import { errorOf } from '../kernel/error-of';
import { type StepOutcome, runChecked } from '../kernel/tasks/checked-step';
import { allPeople } from './people';
import { type StaffScene, hasPrivilege, roleIn } from './privileges';

/** Another server, as this one knows it. */
export interface KnownHost {
  /** Its host; of a policy also a pattern such as `*.far.example`. */
  readonly host: string;
  /** This server has given up delivering to it. */
  readonly isUnreachable: boolean;
  /** Since when; null where the server does not say. */
  readonly since: string | null;
  /** What this server does with it; `reason` is null when the operator gives none. */
  readonly rules: readonly { readonly rule: HostRule; readonly reason: string | null }[];
}

export interface KnownHosts {
  /** By name. */
  readonly hosts: readonly KnownHost[];
  /** False where the server does not show its rules: then `rules` are empty everywhere. */
  readonly showsRules: boolean;
  /** The server leaves some out. */
  readonly hasExclusions: boolean;
  /** Why the unreachable servers could not be loaded; null when they are known. */
  readonly unreachableError: ErrorReason | null;
}

/** All other servers that this one knows, treats in some way, or can't reach. */
export const knownHostsOf = perClient((client) =>
  clientResource<KnownHosts>(client, { load: () => loadHosts(client) }),
);

/** The measures against servers: of the public description, or, where that has none, of the settings of the server. */
async function loadRules(client: Client) {
  const { federation } = await client.send(instanceAbout());
  const published = (federation?.hosts ?? []).flatMap(({ rule, hosts }) =>
    hosts.map((measured) => ({ rule, ...measured })),
  );
  const showsRules = (federation?.names.length ?? 0) > 0;
  const hasExclusions = federation?.hasExclusions ?? false;
  if (showsRules || roleIn({ session: client.session.state.get() }) !== 'admin')
    return { rules: published, showsRules, hasExclusions };
  const configuration = serverConfigurationOf(client);
  const error = await configuration.load();
  const settings = configuration.state.get().value;
  if (error !== null || settings === null || !settings.isInDatabase)
    return { rules: published, showsRules, hasExclusions };
  return { rules: measuredHosts(settings), showsRules: true, hasExclusions: false };
}

/** The servers that can't be reached, or the error: the list is shown without them, too. */
async function loadUnreachable({ send }: Pick<Client, 'send'>) {
  let hosts: readonly UnreachableHost[] = [];
  const error = await errorOf(
    send(federationStatus()).then((answer) => {
      hosts = answer;
    }),
  );
  return { hosts, error };
}

async function loadHosts(client: Client): Promise<KnownHosts> {
  const { send } = client;
  const [peers, measures, status] = await Promise.all([
    send(instancePeers()),
    loadRules(client),
    loadUnreachable(client),
  ]);
  const found = new Map<string, KnownHost>();
  const change = (host: string, step: (known: KnownHost) => KnownHost) => {
    const name = host.toLowerCase();
    found.set(name, step(found.get(name) ?? { host: name, isUnreachable: false, since: null, rules: [] }));
  };
  for (const host of peers) change(host, (known) => known);
  for (const { host, since } of status.hosts)
    change(host, (known) => ({ ...known, isUnreachable: true, since }));
  for (const { rule, host, reason } of measures.rules)
    change(host, (known) => ({ ...known, rules: [...known.rules, { rule, reason }] }));
  return {
    hosts: [...found.values()].toSorted((a, b) => (a.host < b.host ? -1 : 1)),
    showsRules: measures.showsRules,
    hasExclusions: measures.hasExclusions,
    unreachableError: status.error,
  };
}

/** How much this server has of another one; null for what the viewer may not count. */
export interface HostContent {
  readonly people: number | null;
  readonly posts: number | null;
}

/** Counts the people and the posts that this server has of another one. Rejects with `ApiError`. */
export async function countHost(
  { send }: Pick<Client, 'send'>,
  scene: StaffScene,
  host: string,
): Promise<HostContent> {
  const query = { ...allPeople, query: `@${host}`, filters: ['external', 'active'] as const, pageSize: 1 };
  const [people, posts] = await Promise.all([
    hasPrivilege(scene, 'users_read') ? send(staffAccounts(query)) : null,
    hasPrivilege(scene, 'messages_read')
      ? send(statusesOfHost(host, { page: 1, pageSize: 1, withRepeats: true }))
      : null,
  ]);
  return { people: people?.total ?? null, posts: posts?.total ?? null };
}

/**
 * Whether nothing of another server was ever here, as far as the viewer may count: neither anybody, deactivated people
 * included, nor a post.
 */
async function isUnknown(client: Pick<Client, 'send'>, scene: StaffScene, host: string): Promise<boolean> {
  if (!hasPrivilege(scene, 'users_read')) return false;
  const query = { ...allPeople, query: `@${host}`, filters: ['external'] as const, pageSize: 1 };
  return (await client.send(staffAccounts(query))).total === 0;
}

/** Has the server delete everybody of another server with all of their posts. It goes on after its answer. */
export function removeHost(
  client: Client,
  scene: StaffScene,
  host: string,
): Promise<StepOutcome<HostContent>> {
  return runChecked<HostContent & { readonly isUnknown: boolean }>({
    async load() {
      const [content, unknown] = await Promise.all([
        countHost(client, scene, host),
        isUnknown(client, scene, host),
      ]);
      return { ...content, isUnknown: unknown };
    },
    isSame: () => true,
    // Nobody active and no public post are no proof: others have followers, chats and posts that are not public.
    isDone: ({ people, posts, isUnknown: wasNeverHere }) => wasNeverHere && people === 0 && posts === 0,
    act: () => errorOf(client.send(deleteHost(host))),
    isSlow: true,
  });
}
