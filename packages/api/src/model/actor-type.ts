/** What stands behind an account: a person, a program, or many people. */
export type ActorType = 'Person' | 'Service' | 'Group';
