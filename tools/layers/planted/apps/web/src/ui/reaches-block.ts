import { here as here0 } from '../blocks/card';

export type Here = true;
export const here = [here0];
