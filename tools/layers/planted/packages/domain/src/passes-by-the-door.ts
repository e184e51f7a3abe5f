import { here as here0 } from '../../api/src/inner';

export type Here = true;
export const here = [here0];
