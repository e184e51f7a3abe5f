import { here as here0 } from '../chats/index';

export type Here = true;
export const here = [here0];
