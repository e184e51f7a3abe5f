import { here as here0 } from '../e2e/harness';

export type Here = true;
export const here = [here0];
