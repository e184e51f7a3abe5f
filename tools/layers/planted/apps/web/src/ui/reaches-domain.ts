import { here as here0 } from '../../../../packages/domain/src/index';

export type Here = true;
export const here = [here0];
