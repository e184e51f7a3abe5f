import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useRequest } from '../../platform/client/use-request';

/** Name and password in a form of ours, or on the server's own page; `unknown` until the server has told of itself. */
export type SignInWay = 'unknown' | 'password' | 'redirect';

export function useSignInWay(): SignInWay {
  const { features, settings } = useClient();
  const operator = useCell(settings.instance);
  const asked = useRequest('features', features.load);
  if (asked.state === 'loading') return 'unknown';
  // The page of the server is there on all of them.
  const takesPasswords = asked.state === 'ready' && asked.answer.has('passwordGrant');
  return takesPasswords && operator['loginMethod'] !== 'token' ? 'password' : 'redirect';
}
