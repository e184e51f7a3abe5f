import { client } from '../client/client';

export const reachesUp = client;
