/** A source that the client needs in a directive. */
export interface PolicyNeed {
  readonly directive: string;
  readonly source: string;
}

/** What Linnet cannot do without, in any policy of a server. */
const needs: readonly PolicyNeed[] = [
  { directive: 'script-src', source: "'self'" },
  { directive: 'style-src', source: "'self'" },
  { directive: 'style-src', source: "'unsafe-inline'" },
  { directive: 'img-src', source: "'self'" },
  { directive: 'img-src', source: 'data:' },
  { directive: 'img-src', source: 'blob:' },
  { directive: 'media-src', source: "'self'" },
  { directive: 'font-src', source: "'self'" },
  { directive: 'connect-src', source: "'self'" },
  { directive: 'manifest-src', source: "'self'" },
];

/** The policies of the client's own scripts, where a server demands Trusted Types. */
const trustedPolicies = ['linnet-html', 'linnet-worker', 'linnet-start'];

/** Sources by directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads the policies of a header. It can hold several, each of which has to allow what the page does. */
export function readPolicies(header: string): readonly Policy[] {
  return header
    .split(',')
    .map(
      (policy): Policy =>
        new Map(
          policy.split(';').flatMap((part) => {
            const [name, ...sources] = part.trim().split(/\s+/);
            return name === undefined || name === '' ? [] : [[name.toLowerCase(), sources] as const];
          }),
        ),
    )
    .filter((policy) => policy.size > 0);
}

/** The sources of a directive; null where nothing limits it. */
const sourcesOf = (policy: Policy, directive: string): readonly string[] | null =>
  policy.get(directive) ?? policy.get('default-src') ?? null;

const isAddress = (source: string): boolean => /^(?:https?|wss?):/.test(source);

function allowsAddress(sources: readonly string[], address: string, origin: string): boolean {
  const url = new URL(address, origin);
  return sources.some((source) => {
    if (source === '*') return isAddress(url.protocol);
    if (source === "'self'") return url.origin === new URL(origin).origin;
    if (source.endsWith(':')) return source === url.protocol;
    const [, scheme, host = ''] = /^(?:([a-z]+):\/\/)?([^/]+)/i.exec(source) ?? [];
    if (scheme !== undefined && `${scheme}:` !== url.protocol) return false;
    return host.startsWith('*.')
      ? url.hostname.endsWith(host.slice(1))
      : host === url.host || host === url.hostname;
  });
}

/** Whether all policies let a page of this origin load an address by a directive. */
export function allowsLoading(
  policies: readonly Policy[],
  directive: string,
  { address, origin }: { address: string; origin: string },
): boolean {
  return policies.every((policy) => {
    const sources = sourcesOf(policy, directive);
    return sources === null || allowsAddress(sources, address, origin);
  });
}

function isMet(policy: Policy, { directive, source }: PolicyNeed): boolean {
  const sources = sourcesOf(policy, directive);
  if (sources === null || sources.includes(source)) return true;
  return source === "'self'" && sources.includes('*');
}

/** What the client needs and some policy forbids. */
export function missingSources(policies: readonly Policy[]): readonly PolicyNeed[] {
  const trusted = policies.flatMap((policy): PolicyNeed[] => {
    const names = policy.get('trusted-types');
    if (names === undefined || names.includes('*')) return [];
    return trustedPolicies
      .filter((name) => !names.includes(name))
      .map((source) => ({ directive: 'trusted-types', source }));
  });
  return [...needs.filter((need) => policies.some((policy) => !isMet(policy, need))), ...trusted];
}
