/** The accounts that can sign in to the sandbox; each has its name as its password. */
export const demoAccounts = [
  { name: 'alice', role: 'administrator' },
  { name: 'bob', role: 'moderator' },
  { name: 'carol', role: undefined },
  { name: 'dave', role: 'locked account' },
] as const;
