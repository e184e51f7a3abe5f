import { here as here0 } from '../../api/src/index';

export type Here = true;
export const here = [here0];
