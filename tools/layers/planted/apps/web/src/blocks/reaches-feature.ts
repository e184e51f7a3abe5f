import { here as here0 } from '../features/lists/index';

export type Here = true;
export const here = [here0];
