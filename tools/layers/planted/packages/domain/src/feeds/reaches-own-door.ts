import { here as here0 } from '../index';

export type Here = true;
export const here = [here0];
