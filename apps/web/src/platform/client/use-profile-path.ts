import { profilePath } from '../navigation/profile-path';
import { useInstance } from './use-instance';

/** The path of a person's profile. */
export function useProfilePath(person: { readonly id: string; readonly acct: string }): string {
  const { nodeinfo } = useInstance();
  return profilePath(person, nodeinfo?.restrictedNicknames ?? []);
}
