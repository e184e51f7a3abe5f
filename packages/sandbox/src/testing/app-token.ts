import type { WireToken } from '@linnet/api/wire';
import type { TestSandbox } from './start-sandbox';

/** A token of an application without an account. */
export async function appToken(here: TestSandbox): Promise<string> {
  const { client_id, client_secret } = await here.registerApp();
  const form = { grant_type: 'client_credentials', client_id, client_secret };
  return (await here.call('POST', '/oauth/token', { form })).json<WireToken>().access_token;
}
