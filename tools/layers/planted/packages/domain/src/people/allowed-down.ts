import { cell } from '../kernel/cell';

export const allowedDown = cell;
