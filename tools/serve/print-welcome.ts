import { demoAccounts } from './demo-accounts';

export interface Welcome {
  /** The upstream server; undefined for the sandbox. */
  upstream?: URL | undefined;
  /** Addresses for other machines in the local network. */
  networkUrls?: readonly string[];
}

/** Prints the addresses and, for the sandbox, who can sign in. */
export function printWelcome(url: string, { upstream, networkUrls = [] }: Welcome): void {
  console.log(`\nLinnet is at ${url}${upstream === undefined ? '' : ` in front of ${upstream.origin}`}`);
  for (const address of networkUrls) console.log(`Phones and others in your network open ${address}`);
  console.log('');
  if (upstream === undefined) {
    console.log('Accounts to sign in with (the password is the name):');
    for (const { name, role } of demoAccounts)
      console.log(`  ${name}${role === undefined ? '' : ` (${role})`}`);
    console.log('');
  }
  console.log('Ctrl-C stops it.');
}
