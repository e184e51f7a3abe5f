import type { WireOriginalStatus } from '@linnet/api/wire';
import type { TestSandbox } from './start-sandbox';

/** Posts through the API as the owner of the token; fails unless the status is accepted. */
export async function postStatus(
  server: TestSandbox,
  token: string,
  draft: Record<string, unknown>,
): Promise<WireOriginalStatus> {
  const answer = await server.post('/api/v1/statuses', draft, token);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json<WireOriginalStatus>();
}
