import type { ControlDoor, LoggedRequest } from '@linnet/sandbox/control';

/** All attempts to post that reached the server, oldest first. */
export async function sentPosts(door: ControlDoor): Promise<LoggedRequest[]> {
  return (await door.log()).filter(({ method, path }) => method === 'POST' && path === '/api/v1/statuses');
}
