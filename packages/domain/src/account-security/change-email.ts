import { changeEmail, profileFacts } from '@linnet/api';
import type { Client } from '../client/client';
import { type Outcome, carryOut } from './outcome';

/** The viewer's own mail address; null for none. Rejects with `ApiError`. */
export async function ownEmail({ send }: Pick<Client, 'send'>): Promise<string | null> {
  return (await send(profileFacts())).own.email;
}

/** Changes the viewer's mail address; an empty one removes it. */
export function changeOwnEmail(
  client: Pick<Client, 'send'>,
  { password, email }: { readonly password: string; readonly email: string },
): Promise<Outcome> {
  const wanted = email.trim();
  return carryOut({
    send: () => client.send(changeEmail(password, wanted)),
    isDone: async () => ((await ownEmail(client)) ?? '').toLowerCase() === wanted.toLowerCase(),
  });
}
