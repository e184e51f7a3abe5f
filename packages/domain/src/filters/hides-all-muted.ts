import type { Settings } from '../settings/settings';

/**
 * Whether statuses of muted people and of muted conversations are both hidden completely. Servers can leave out only
 * both together; if one of them alone is hidden, the page hides it.
 */
export function hidesAllMuted({ get }: Pick<Settings, 'get'>): boolean {
  return get('hideMutedPosts') && get('hideMutedThreads');
}
