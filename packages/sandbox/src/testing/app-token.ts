import type { WireToken } from '@linnet/api/wire';
import type { TestSandbox } from './start-sandbox';

/** A token of an application without an account. */
export async function appToken(server: TestSandbox): Promise<string> {
  const { client_id, client_secret } = await server.registerApp();
  const form = { grant_type: 'client_credentials', client_id, client_secret };
  return (await server.call('POST', '/oauth/token', { form })).json<WireToken>().access_token;
}
