import type { AccountId, Scope } from '@linnet/api';
import type { MentionReading } from './typed-mentions';

export interface Person {
  /** Null while it is not known whose name it is. */
  readonly id: AccountId | null;
  /** `name`, or `name@host` for people of other servers. */
  readonly acct: string;
}

/** Who has a name. `pending`: not answered yet; `failed`: the server could not be asked. */
export type NameAnswer =
  | {
      readonly state: 'person';
      readonly person: Person;
      readonly isGroup: boolean;
      readonly follows: boolean;
    }
  | { readonly state: 'nobody' | 'pending' | 'failed' };

/** A draft with what decides about its readers. */
export interface DraftScene {
  readonly scope: Scope;
  /** The texts of the post and of the later posts of its thread. */
  readonly texts: readonly string[];
  readonly subject: string;
  readonly own: Person;
  readonly reading: MentionReading;
  /** The post that is answered; null if there is none, or while it is not loaded. */
  readonly answered: {
    readonly scope: Scope;
    readonly author: Person;
    readonly isFollower: boolean;
    readonly mentioned: readonly Person[];
  } | null;
  readonly quotedScope: Scope | null;
  /** Whom the post mentions that is edited; null if none is. */
  readonly edited: readonly Person[] | null;
  readonly answerOf: (name: string) => NameAnswer;
  /** Whether the server has shut this person out. */
  readonly isDeactivated: (person: Person) => boolean;
}

/** Whether everybody can read posts of a scope: then there are no readers to spell out. */
export const isForEverybody = (scope: Scope): boolean => scope === 'public' || scope === 'unlisted';

export function isSame(one: Person, other: Person): boolean {
  if (one.id !== null && other.id !== null) return one.id === other.id;
  return one.acct.toLowerCase() === other.acct.toLowerCase();
}

export const has = (people: readonly Person[], person: Person): boolean =>
  people.some((one) => isSame(one, person));

export const unique = (people: readonly Person[]): readonly Person[] =>
  people.filter((person, at) => !has(people.slice(0, at), person));
