import { here as here0 } from '../../../../packages/sandbox/src/index';

export type Here = true;
export const here = [here0];
