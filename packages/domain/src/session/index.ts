export type { Access, Authorization, SecondFactorAnswer } from './access';
