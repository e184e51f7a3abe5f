import type { AccountId, Scope } from '@linnet/api';
import type { MentionReading } from './typed-mentions';

export interface Person {
  /** Null while it is not known whose name it is. */
  readonly id: AccountId | null;
  /** `name`, or `name@host` for people of other servers. */
  readonly acct: string;
}

/** Who has a name. `pending`: not looked up yet; `failed`: the server could not be asked. */
export type NameAnswer =
  | {
      readonly state: 'person';
      readonly person: Person;
      readonly isGroup: boolean;
      readonly follows: boolean;
    }
  | { readonly state: 'nobody' | 'pending' | 'failed' };

/** A draft with everything that decides who can read it. */
export interface DraftScene {
  readonly scope: Scope;
  /** The texts of the post and of the later posts of its thread. */
  readonly texts: readonly string[];
  readonly subject: string;
  readonly own: Person;
  readonly reading: MentionReading;
  /** The post that the draft replies to; null if there is none, or while it is not loaded. */
  readonly parent: {
    readonly scope: Scope;
    readonly author: Person;
    readonly isFollower: boolean;
    readonly mentioned: readonly Person[];
  } | null;
  readonly quotedScope: Scope | null;
  /** The people mentioned in the post that is edited; null if none is edited. */
  readonly edited: readonly Person[] | null;
  readonly answerOf: (name: string) => NameAnswer;
  /** Whether the account of this person is deactivated. */
  readonly isDeactivated: (person: Person) => boolean;
}

/** Whether everybody can read posts of a scope: then there are no readers to list. */
export const isForEverybody = (scope: Scope): boolean => scope === 'public' || scope === 'unlisted';

export function isSamePerson(one: Person, other: Person): boolean {
  if (one.id !== null && other.id !== null) return one.id === other.id;
  return one.acct.toLowerCase() === other.acct.toLowerCase();
}

export const includesPerson = (people: readonly Person[], person: Person): boolean =>
  people.some((one) => isSamePerson(one, person));

export const uniquePeople = (people: readonly Person[]): readonly Person[] =>
  people.filter((person, at) => !includesPerson(people.slice(0, at), person));
