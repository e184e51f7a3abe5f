/** How it stands with the live connection. */
export type LiveState = 'disabled' | 'starting-initial' | 'starting' | 'joined' | 'error' | 'closed';
