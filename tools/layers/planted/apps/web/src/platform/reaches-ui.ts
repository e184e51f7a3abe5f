import { here as here0 } from '../ui/button';

export type Here = true;
export const here = [here0];
