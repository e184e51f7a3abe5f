import type { Here as Here0 } from './cycle-two';

export type Here = Here0[];
export const here = [];
