import type { Here as Here0 } from './cycle-one';

export type Here = Here0[];
export const here = [];
