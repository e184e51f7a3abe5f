import { here as here0 } from '../../api/src/wire/index';

export type Here = true;
export const here = [here0];
