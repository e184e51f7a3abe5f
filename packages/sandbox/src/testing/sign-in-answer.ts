import type { WireApp } from '@linnet/api/wire';
import type { Answer, TestSandbox } from './start-sandbox';

/** The token endpoint's answer to a name and a password, whatever it is, and the application. */
export async function signInAnswer(
  server: TestSandbox,
  username: string,
  password = username,
): Promise<{ app: WireApp; answer: Answer }> {
  const app = await server.registerApp();
  const { client_id, client_secret } = app;
  const form = { grant_type: 'password', client_id, client_secret, username, password };
  return { app, answer: await server.call('POST', '/oauth/token', { form }) };
}
