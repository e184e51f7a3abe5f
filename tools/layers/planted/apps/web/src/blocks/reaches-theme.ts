import { here as here0 } from '../../../../packages/theme/src/index';

export type Here = true;
export const here = [here0];
