import type { StatusFacts } from './status-facts';
import { isTold, type Told } from './told';

export interface Quote {
  state: string;
  quoted_status: Told | null;
}

/** The quote of a status as `{ state, quoted_status }`; null where it quotes nothing. */
export function quoteOf(status: Told, facts: StatusFacts | undefined): Quote | null {
  const state = facts?.quote_state ?? null;
  if (state === null || !facts) return null;
  if (state !== 'accepted') return { state, quoted_status: null };
  if (facts.quote_exists === 0) return { state: 'deleted', quoted_status: null };
  const { pleroma } = status;
  const quoted = isTold(pleroma) && isTold(pleroma['quote']) ? pleroma['quote'] : null;
  return quoted === null ? { state: 'unauthorized', quoted_status: null } : { state, quoted_status: quoted };
}

/** Who may quote a status: those whom its author allows, if the status is public or unlisted. */
export function quoteApproval(
  { visibility }: Told,
  { signedIn, facts }: { signedIn: boolean; facts: StatusFacts | undefined },
): Told {
  const policy = facts?.quote_policy ?? null;
  const open = (visibility === 'public' || visibility === 'unlisted') && policy !== 'nobody';
  const mine = open && signedIn ? 'automatic' : 'denied';
  return { automatic: open ? [policy ?? 'public'] : [], manual: [], current_user: mine };
}

/** Replaces a scope that only Pleroma has by the closest common one. */
export function commonVisibility(visibility: unknown): unknown {
  if (visibility === 'local') return 'public';
  return visibility === 'list' ? 'private' : visibility;
}
