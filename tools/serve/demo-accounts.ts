/** Who can sign in to the sandbox; the password of each is its name. */
export const demoAccounts = [
  { name: 'alice', role: 'administrator' },
  { name: 'bob', role: 'moderator' },
  { name: 'carol', role: undefined },
  { name: 'dave', role: 'locked account' },
] as const;
