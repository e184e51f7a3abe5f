/** What an account stands for: a person, a program, or a group. */
export type ActorType = 'Person' | 'Service' | 'Group';
