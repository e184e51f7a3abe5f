export type Here = true;
export const here = [() => import('../features/chats/parts/message')];
