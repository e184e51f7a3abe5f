import type { ControlDoor, LoggedRequest } from './control-door';

/** Every request for a new post that reached the server, oldest first. */
export async function sentPosts(door: ControlDoor): Promise<LoggedRequest[]> {
  return (await door.log()).filter(({ method, path }) => method === 'POST' && path === '/api/v1/statuses');
}
