import { here as here0 } from '../features/chats/screen';

export type Here = true;
export const here = [here0];
