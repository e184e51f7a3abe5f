import { profilePath } from '../navigation/profile-path';
import { useInstance } from './use-instance';

/** Where the profile of this person is. */
export function useProfilePath(person: { readonly id: string; readonly acct: string }): string {
  const { nodeinfo } = useInstance();
  return profilePath(person, nodeinfo?.restrictedNicknames ?? []);
}
