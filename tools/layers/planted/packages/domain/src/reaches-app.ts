import { here as here0 } from '../../../apps/web/src/app/shell';

export type Here = true;
export const here = [here0];
