import type { Session } from './session';

type WithState = { readonly state: Pick<Session['state'], 'get' | 'subscribe'> };

/** Whether the server has confirmed that the viewer is signed in. */
export function isConfirmed({ state }: WithState): boolean {
  const viewer = state.get();
  return viewer.state === 'signed-in' && viewer.own !== null;
}

/** Calls the listener whenever a sign-in becomes confirmed: at the start of a page, or after it had ended. */
export function onConfirmed(session: WithState, listener: () => void): () => void {
  let confirmed = isConfirmed(session);
  return session.state.subscribe(() => {
    const wasConfirmed = confirmed;
    confirmed = isConfirmed(session);
    if (confirmed && !wasConfirmed) listener();
  });
}
