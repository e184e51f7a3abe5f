import { here as here0 } from '../routes/timelines';

export type Here = true;
export const here = [here0];
