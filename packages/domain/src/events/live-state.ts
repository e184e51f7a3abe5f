/** `starting-initial`: the first attempt. `error`: the socket was lost. `closed`: the server closed it on purpose. */
export type LiveState = 'disabled' | 'starting-initial' | 'starting' | 'joined' | 'error' | 'closed';
