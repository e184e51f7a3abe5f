import type { Listed } from '../lists/listed';

export const report: Listed = 1;
