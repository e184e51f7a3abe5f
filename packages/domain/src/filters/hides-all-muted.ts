import type { Settings } from '../settings/settings';

/**
 * Whether neither muted people nor muted conversations are to leave a trace: a server can leave out only both. What
 * one of the two hides is left out where it is read.
 */
export function hidesAllMuted({ get }: Pick<Settings, 'get'>): boolean {
  return get('hideMutedPosts') && get('hideMutedThreads');
}
