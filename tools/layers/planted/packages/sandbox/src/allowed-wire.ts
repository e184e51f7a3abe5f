import type { Here as Here0 } from '../../api/src/wire/index';

export type Here = true & Here0;
export const here = [];
