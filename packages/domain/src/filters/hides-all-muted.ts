import type { Settings } from '../settings/settings';

/**
 * Whether statuses of muted people and of muted conversations are both hidden completely: servers can leave out only
 * both. If only one of them is hidden, the page does it.
 */
export function hidesAllMuted({ get }: Pick<Settings, 'get'>): boolean {
  return get('hideMutedPosts') && get('hideMutedThreads');
}
