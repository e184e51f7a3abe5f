import type { WireAccount, WireOriginalStatus, WireStatus } from '@linnet/api/wire';
import { ACCOUNTS } from '../seed/manifest';
import type { FetchAs, VisibleWorld } from '../seed/manifest/kind';
import { PEOPLE } from '../seed/residents';
import { handleOf } from '../seed/people';
import type { TestSandbox } from './start-sandbox';

const VIEWERS = ['alice', 'bob', 'carol', 'dave'] as const;
const PAGE_SIZE = 40;

/** Sends requests as the demonstration accounts, each of which signs in once. */
async function fetcherFor(sandbox: TestSandbox): Promise<FetchAs> {
  const tokens = new Map<string, string>();
  for (const viewer of VIEWERS) tokens.set(viewer, await sandbox.signIn(viewer));
  return async (path, as = 'alice') => {
    const answer = await sandbox.get(path, tokens.get(as));
    return answer.json<unknown>();
  };
}

/** All entries of a list, page by page. */
async function fetchAll(fetchAs: FetchAs, path: string, as: string): Promise<WireStatus[]> {
  const all: WireStatus[] = [];
  for (let after = ''; ;) {
    const separator = path.includes('?') ? '&' : '?';
    const page = (await fetchAs(`${path}${separator}limit=${PAGE_SIZE}${after}`, as)) as WireStatus[];
    all.push(...page);
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return all;
    after = `&max_id=${last.id}`;
  }
}

function depths(statuses: ReadonlyMap<string, WireOriginalStatus>): VisibleWorld['depthOf'] {
  const cached = new Map<string, number>();
  const depthOf = (status: WireOriginalStatus): number => {
    const existing = cached.get(status.id);
    if (existing !== undefined) return existing;
    const parent = status.in_reply_to_id === null ? undefined : statuses.get(status.in_reply_to_id);
    const depth = parent ? depthOf(parent) + 1 : 0;
    cached.set(status.id, depth);
    return depth;
  };
  return depthOf;
}

export interface Walk {
  fetchAs: FetchAs;
  world: VisibleWorld;
}

/** Collects all statuses through the API, as each account that can be signed in to. Deactivated accounts wrote none. */
export async function walkWorld(sandbox: TestSandbox): Promise<Walk> {
  const fetchAs = await fetcherFor(sandbox);
  const accounts: WireAccount[] = [];
  for (const person of PEOPLE.slice(0, ACCOUNTS)) {
    const path = `/api/v1/accounts/${encodeURIComponent(handleOf(person))}`;
    accounts.push((await fetchAs(path)) as WireAccount);
  }
  const statuses = new Map<string, WireOriginalStatus>();
  const repeats = new Map<string, WireStatus>();
  const collect = (status: WireStatus) => {
    if (status.reblog !== null) repeats.set(status.id, status);
    else if (!statuses.has(status.id)) statuses.set(status.id, status);
  };
  for (const viewer of VIEWERS) {
    for (const { id, pleroma } of accounts) {
      if (pleroma.deactivated === true) continue;
      (await fetchAll(fetchAs, `/api/v1/accounts/${id}/statuses?with_muted=true`, viewer)).forEach(collect);
    }
    (await fetchAll(fetchAs, '/api/v1/timelines/direct?with_muted=true', viewer)).forEach(collect);
  }
  return {
    fetchAs,
    world: { statuses, repeats: [...repeats.values()], accounts, depthOf: depths(statuses) },
  };
}
