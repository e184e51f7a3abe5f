import type { Scope } from '@linnet/api';
import { offeredScopes, type DraftContent } from '@linnet/domain/drafts';

type DraftScope = DraftContent['scope'];

interface ShownScopesOptions {
  /** What is chosen now: always among the offered ones, so that it can be seen. */
  readonly current: DraftScope;
  /** Scope of the status that is answered; null for a new one. */
  readonly parent: Scope | null;
  /** The account's own; null while it is not known. */
  readonly ownDefault: string | null;
  /** Only what is likely to be wanted: `minimalScopesMode`. */
  readonly minimal: boolean;
  /** The server can keep a post to itself. */
  readonly hasLocal: boolean;
}

/** The scopes that a form offers, from open to closed. */
export function shownScopes({
  current,
  parent,
  ownDefault,
  minimal,
  hasLocal,
}: ShownScopesOptions): readonly DraftScope[] {
  const offered = offeredScopes({ parent, hasLocal });
  const likely = ['direct', current, parent, ownDefault];
  const shown = minimal ? offered.filter((scope) => likely.includes(scope)) : offered;
  return shown.includes(current) ? shown : [...shown, current];
}
