import { here as here0 } from '../../theme/src/index';

export type Here = true;
export const here = [here0];
