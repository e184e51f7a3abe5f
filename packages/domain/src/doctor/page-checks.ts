import { type Check, type Judgement, setting } from './check';
import type { AnswerHead, Observations } from './observations';
import { allowsLoading, missingSources, readPolicies } from './policy';

const isLoopback = (origin: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);

const policyOf = ({ document }: Observations): string | null =>
  document === null ? null : (document.headers['content-security-policy'] ?? '');

/** Seconds for which a browser may use an answer without asking again. */
function freshFor({ headers }: AnswerHead): number {
  const control = headers['cache-control'] ?? '';
  if (/no-store|no-cache/.test(control)) return 0;
  return Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
}

const DAY_S = 86_400;

function judgePolicy(observed: Observations): Judgement {
  const policy = policyOf(observed);
  if (policy === null) return 'unknown';
  if (policy === '') return 'well';
  const missing = missingSources(readPolicies(policy));
  if (missing.length === 0) return 'well';
  return { missing: missing.map(({ directive, source }) => `${directive} ${source}`).join('; ') };
}

/** Whether the page's policy lets it open its socket. */
function judgeSocketPolicy(observed: Observations): Judgement {
  const policy = policyOf(observed);
  if (policy === null || observed.instance === null) return 'unknown';
  const { origin, instance } = observed;
  const address = instance.streamingUrl ?? origin.replace(/^http/, 'ws');
  const isAllowed = allowsLoading(readPolicies(policy), 'connect-src', { address, origin });
  return isAllowed ? 'well' : { missing: `connect-src ${address}` };
}

function judgeBlockedMedia(observed: Observations): Judgement {
  const policy = policyOf(observed);
  if (policy === null) return 'unknown';
  const policies = readPolicies(policy);
  const { origin, media } = observed;
  const blocked = media.filter((address) => !allowsLoading(policies, 'img-src', { address, origin }));
  return blocked.length === 0 ? 'well' : { address: blocked[0] ?? '' };
}

function judgeInsecureMedia({ origin, media }: Observations): Judgement {
  if (!origin.startsWith('https:')) return 'well';
  const insecure = media.find((address) => address.startsWith('http:'));
  return insecure === undefined ? 'well' : { address: insecure };
}

/** Whether the page may load media of the proxy: over https, and from an address that the policy allows. */
function judgeProxied(observed: Observations): Judgement {
  const { origin, proxied } = observed;
  const policy = policyOf(observed);
  if (proxied === null || policy === null) return 'unknown';
  const policies = readPolicies(policy);
  const blocked = proxied.find(
    (address) =>
      (origin.startsWith('https:') && address.startsWith('http:')) ||
      !allowsLoading(policies, 'img-src', { address, origin }),
  );
  return blocked === undefined ? 'well' : { address: blocked };
}

/**
 * Seconds for which a worker may be cached. Servers send 14 days with each file of a client, which browsers ignore for
 * workers; longer times come from a proxy in between.
 */
const MAX_WORKER_S = 14 * DAY_S;

function judgeUnhashed({ unhashedFiles }: Observations): Judgement {
  if (unhashedFiles === null) return 'unknown';
  const cached = unhashedFiles.filter(({ path, head }) => {
    if (head.status !== 200) return false;
    const isForever = (head.headers['cache-control'] ?? '').includes('immutable');
    return isForever || freshFor(head) > (path === '/sw.js' ? MAX_WORKER_S : 0);
  });
  return cached.length === 0 ? 'well' : { files: cached.map(({ path }) => path).join(', ') };
}

/** What the browser sees of the page and its files. */
export const pageChecks = [
  {
    id: 'https',
    level: 'fault',
    setting: setting(':pleroma', 'Pleroma.Web.Endpoint', 'url: [host: "…", scheme: "https", port: 443]'),
    judge: ({ origin }) => (origin.startsWith('https:') || isLoopback(origin) ? 'well' : { origin }),
  },
  {
    id: 'policy_missing',
    level: 'risk',
    setting: setting(':pleroma', ':http_security', 'enabled: true', ':enabled'),
    judge: (observed) => {
      const policy = policyOf(observed);
      return policy === null ? 'unknown' : policy === '' ? {} : 'well';
    },
  },
  { id: 'policy_tight', level: 'fault', setting: null, judge: judgePolicy },
  {
    id: 'policy_socket',
    level: 'fault',
    setting: setting(':pleroma', 'Pleroma.Web.Endpoint', 'url: [host: "…"]'),
    judge: judgeSocketPolicy,
  },
  {
    id: 'media_blocked',
    level: 'fault',
    setting: setting(':pleroma', 'Pleroma.Upload', 'base_url: "https://…/media/"', ':base_url'),
    judge: judgeBlockedMedia,
  },
  {
    id: 'media_insecure',
    level: 'fault',
    setting: setting(':pleroma', 'Pleroma.Upload', 'base_url: "https://…/media/"', ':base_url'),
    judge: judgeInsecureMedia,
  },
  {
    id: 'proxied_media',
    level: 'fault',
    setting: setting(':pleroma', ':media_proxy', 'base_url: "https://…"', ':base_url'),
    judge: judgeProxied,
  },
  {
    id: 'document_cached',
    level: 'fault',
    setting: null,
    judge: ({ document }) => {
      if (document === null) return 'unknown';
      const seconds = freshFor(document);
      return seconds === 0 ? 'well' : { seconds };
    },
  },
  {
    id: 'files_missing',
    level: 'fault',
    setting: setting(':pleroma', ':frontends', 'primary: %{"name" => "linnet", "ref" => "…"}', ':primary'),
    judge: ({ hashedFile }) => {
      if (hashedFile === null) return 'unknown';
      const isPage = (hashedFile.headers['content-type'] ?? '').startsWith('text/html');
      return hashedFile.status === 200 && !isPage ? 'well' : { status: hashedFile.status };
    },
  },
  {
    id: 'files_not_cached',
    level: 'risk',
    setting: null,
    judge: ({ hashedFile }) => {
      if (hashedFile === null || hashedFile.status !== 200) return 'unknown';
      return freshFor(hashedFile) >= DAY_S ? 'well' : {};
    },
  },
  {
    id: 'files_not_compressed',
    level: 'risk',
    setting: null,
    judge: ({ hashedFile }) => {
      if (hashedFile === null || hashedFile.status !== 200) return 'unknown';
      return hashedFile.headers['content-encoding'] === undefined ? {} : 'well';
    },
  },
  { id: 'unhashed_cached', level: 'risk', setting: null, judge: judgeUnhashed },
  {
    id: 'preload_off',
    level: 'hint',
    setting: setting(
      ':pleroma',
      'Pleroma.Web.Preload',
      'providers: [Pleroma.Web.Preload.Providers.Instance]',
      ':providers',
    ),
    judge: ({ document }) => (document === null ? 'unknown' : document.hasPreload ? 'well' : {}),
  },
  {
    id: 'socket_refused',
    level: 'fault',
    setting: null,
    judge: ({ socket }) => (socket === null ? 'unknown' : socket === 'open' ? 'well' : {}),
  },
] as const satisfies readonly Check[];
