import { here } from './not-there';

export const there = here;
