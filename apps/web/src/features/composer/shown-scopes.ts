import type { Scope } from '@linnet/api';
import { offeredScopes, type DraftContent } from '@linnet/domain/drafts';

type DraftScope = DraftContent['scope'];

interface ShownScopesOptions {
  /** The chosen scope; always included, so that it is visible. */
  readonly current: DraftScope;
  /** Scope of the status that is replied to; null for a new post. */
  readonly parent: Scope | null;
  /** The account's default scope; null if it is not known. */
  readonly ownDefault: string | null;
  /** Only the likely scopes: the setting `minimalScopesMode`. */
  readonly minimal: boolean;
  /** The server supports posts that stay on it. */
  readonly hasLocal: boolean;
}

/** The scopes that a form offers, the most public first. */
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
