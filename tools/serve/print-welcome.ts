import { demoAccounts } from './demo-accounts';

/** Tells where to look, and who can sign in when it is the sandbox. */
export function printWelcome(url: string, upstream: URL | undefined): void {
  console.log(`\nLinnet is at ${url}${upstream === undefined ? '' : ` in front of ${upstream.origin}`}\n`);
  if (upstream === undefined) {
    console.log('Accounts to sign in with (the password is the name):');
    for (const { name, role } of demoAccounts)
      console.log(`  ${name}${role === undefined ? '' : ` (${role})`}`);
    console.log('');
  }
  console.log('Ctrl-C stops it.');
}
