import type { Call } from '../server/route';
import type { Character } from './character';

/** A successful answer of a shared route in a character's form. */
export async function retold(
  character: Character,
  { call, line, response }: { call: Call; line: string; response: Response },
): Promise<Response> {
  const { say } = character;
  const type = response.headers.get('content-type') ?? '';
  if (say === null || response.status >= 300 || !/^application\/(?:\w+\+)?json/.test(type)) return response;
  const value: unknown = await response.json();
  const { here, reader, path } = call;
  const said = say(value, { here, reader, path, line });
  const headers = new Headers(response.headers);
  const link = headers.get('link');
  if (link !== null) {
    const links = character.links(link, call, said);
    if (links === null) headers.delete('link');
    else headers.set('link', links);
  }
  return new Response(JSON.stringify(said), { status: response.status, headers });
}
