import { here as here0 } from '../../app/shell';

export type Here = true;
export const here = [here0];
