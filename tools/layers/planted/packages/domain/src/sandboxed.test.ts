import { here as here0 } from '../../sandbox/src/index';

export type Here = true;
export const here = [here0];
