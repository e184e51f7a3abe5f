import { here as here0 } from '../platform/clock';

export type Here = true;
export const here = [here0];
