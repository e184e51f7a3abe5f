import { demoAccounts } from './demo-accounts';

export interface Welcome {
  /** The server behind the client; undefined for the sandbox. */
  upstream?: URL | undefined;
  /** Addresses by which other machines reach it. */
  elsewhere?: readonly string[];
}

/** Tells where to look, and who can sign in when it is the sandbox. */
export function printWelcome(url: string, { upstream, elsewhere = [] }: Welcome): void {
  console.log(`\nLinnet is at ${url}${upstream === undefined ? '' : ` in front of ${upstream.origin}`}`);
  for (const address of elsewhere) console.log(`Phones and others in your network open ${address}`);
  console.log('');
  if (upstream === undefined) {
    console.log('Accounts to sign in with (the password is the name):');
    for (const { name, role } of demoAccounts)
      console.log(`  ${name}${role === undefined ? '' : ` (${role})`}`);
    console.log('');
  }
  console.log('Ctrl-C stops it.');
}
