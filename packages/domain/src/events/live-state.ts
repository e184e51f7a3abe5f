export type LiveState = 'disabled' | 'starting-initial' | 'starting' | 'joined' | 'error' | 'closed';
