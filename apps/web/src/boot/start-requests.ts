import type { EarlyAnswer, EarlyRequest, StartedRequest } from './early-start';

/** Sends the planned requests, without cookies: a cookie would sign in a request that has no token. */
export function startRequests(plan: readonly EarlyRequest[], send: typeof fetch): StartedRequest[] {
  return plan.map(({ path, token }) => ({
    path,
    token,
    answer: outcomeOf(send(path, initOf({ path, token }))),
  }));
}

function initOf({ path, token }: EarlyRequest): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  // Operators may change files without a hash at any time, and servers let browsers cache them for weeks.
  const cache = path.startsWith('/static/') ? 'no-cache' : 'default';
  return { credentials: 'omit', headers, cache };
}

function outcomeOf(sent: Promise<Response>): Promise<EarlyAnswer> {
  return sent.then(
    (response) => ({ state: 'answered', response }),
    (error: unknown) => ({ state: 'failed', error }),
  );
}
