import { avatar } from '../avatar/avatar';

export const reachesBack = avatar;
