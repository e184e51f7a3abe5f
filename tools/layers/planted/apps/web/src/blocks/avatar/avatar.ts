import type { Badge } from '../badge/badge-type';

export const avatar = (badge: Badge): Badge => badge;
