import { here as here0 } from '../../../../tools/run';

export type Here = true;
export const here = [here0];
