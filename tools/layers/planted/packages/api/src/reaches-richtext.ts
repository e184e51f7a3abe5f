import { here as here0 } from '../../richtext/src/index';

export type Here = true;
export const here = [here0];
