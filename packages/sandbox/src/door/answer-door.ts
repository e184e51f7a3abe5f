import { answer } from '../server/answer';
import { Problem, problem } from '../server/problem';
import { mergeParams, readBody, readQuery } from '../server/read-params';
import { COMMANDS } from './commands';
import type { Door } from './door';

const READABLE = new Set(['captchas', 'log', 'mails', 'sockets', 'state', 'world']);

/** Answers a request to `/sandbox/…`. */
export async function answerDoor(door: Door, request: Request, url: URL): Promise<Response> {
  const name = url.pathname.slice('/sandbox/'.length);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (!command || (request.method !== 'POST' && !READABLE.has(name)))
      throw problem(404, `No such command: ${name}`);
    const params = mergeParams(readQuery(url), await readBody(request, Number.POSITIVE_INFINITY));
    return answer(command(door, params));
  } catch (error) {
    if (error instanceof Problem) return answer(error.body, { status: error.status });
    throw error;
  }
}
