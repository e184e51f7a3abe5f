import { here as here0 } from '../features/chats/index';
import { here as here1 } from '../boot/keys';
import { here as here3 } from '../features/chats/chats-screen';
import { here as here2 } from '../../../../packages/theme/src/index';

export type Here = true;
export const here = [here0, here1, here2, here3, () => import('../features/chats/screen')];
