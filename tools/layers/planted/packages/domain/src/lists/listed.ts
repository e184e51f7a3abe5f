export type Listed = number;
