import type { Call } from './call';
import type { InstanceAbout } from './model/instance-about';
import { readInstanceAbout } from './schema/instance-about';
import { required } from './schema/required';

/** GET /api/v1/instance: the part for people. Also available on private servers. */
export function instanceAbout(): Call<InstanceAbout> {
  return {
    method: 'GET',
    path: '/api/v1/instance',
    auth: 'none',
    read: required(readInstanceAbout, 'what the instance says of itself'),
  };
}
