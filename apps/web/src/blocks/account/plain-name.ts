import type { Account } from '@linnet/api';
import { emojify } from '@linnet/richtext';
import { useOwnDomain } from '../../platform/client/client-provider';

/** A name without the shortcodes of its emoji, for plain text; the handle if nothing is left. */
export function plainName({
  displayName,
  emojis,
  acct,
}: Pick<Account, 'displayName' | 'emojis' | 'acct'>): string {
  const words = emojify(displayName, emojis).map((part) => (part.kind === 'text' ? part.text : ''));
  return words.join('').replaceAll(/\s+/g, ' ').trim() || `@${acct}`;
}

/** The full handle of an account (`name@host`), as people on other servers write it. */
export function useFullName(account: Pick<Account, 'acct' | 'fqn'>): string {
  return fullNameOn(useOwnDomain(), account);
}

/** Accounts of this server are named by its domain, which may differ from the host of its pages. */
export function fullNameOn(domain: string | null, { acct, fqn }: Pick<Account, 'acct' | 'fqn'>): string {
  return acct.includes('@') || domain === null ? fqn : `${acct}@${domain}`;
}
