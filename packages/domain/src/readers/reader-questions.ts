import type { Scope } from '@linnet/api';
import { isWider } from '../post-content/scopes';
import type { PartMentions } from './draft-mentions';
import { type DraftScene, includesPerson, isForEverybody, isSamePerson, type Person } from './draft-scene';
import { typedMentions } from './typed-mentions';

/** A question before sending. `key` identifies it among the questions that were answered in a draft. */
export interface ReaderQuestion {
  readonly key: string;
  /**
   * `namesake`: somebody else of this name takes part, because the name was typed without a server. `unchecked`: the
   * post that is replied to or quoted could not be loaded.
   */
  readonly kind: 'adds' | 'namesake' | 'wider' | 'wider_quote' | 'unchecked' | 'nobody';
  /** Whom it is about, and whom they could be confused with. */
  readonly names: readonly string[];
  /** The scope of the post that is replied to or quoted. */
  readonly than?: Scope;
}

/** Asks when a post is for more people than the post that it replies to or quotes. */
export function widerQuestions({ scope, parent, quotedScope, edited }: DraftScene): ReaderQuestion[] {
  const compared = [
    { kind: 'wider', than: parent?.scope ?? null },
    { kind: 'wider_quote', than: quotedScope },
  ] as const;
  return compared.flatMap(({ kind, than }) => {
    if (edited !== null || than === null || isForEverybody(than) || !isWider(scope, than)) return [];
    return [{ key: `${kind} ${scope}`, kind, than, names: [] }];
  });
}

/**
 * Asks about people who were not in the conversation, and in a new post about those who are not addressed at its
 * beginning: whoever is mentioned in a private post can read it.
 */
export function addedQuestions(scene: DraftScene, parts: readonly PartMentions[]): ReaderQuestion[] {
  const { scope, parent, edited } = scene;
  const members: Person[] = [...(edited ?? []), ...(parent ? [parent.author, ...parent.mentioned] : [])];
  const isNew = parent === null && edited === null;
  const mentioned = parts.flatMap((part, at) => part.mentioned.map((one) => ({ ...one, isFirst: at === 0 })));
  return mentioned.flatMap(({ answer, person, mayRead, isAddressed, isFirst }): ReaderQuestion[] => {
    if (scope === 'local' || !mayRead || includesPerson(members, person)) return [];
    const namesake = members.find((member) => isNamesake(member, person));
    members.push(person);
    const key = `reader ${person.acct.toLowerCase()}`;
    if (namesake !== undefined) return [{ key, kind: 'namesake', names: [person.acct, namesake.acct] }];
    const isFollower = scope === 'private' && answer.state === 'person' && answer.follows;
    if (isFollower || (isNew && isFirst && isAddressed)) return [];
    return [{ key, kind: 'adds', names: [person.acct] }];
  });
}

const isNamesake = (member: Person, { acct }: Person): boolean =>
  member.acct.toLowerCase().startsWith(`${acct.toLowerCase()}@`);

/** Asks about likely mentions in a post that reaches nobody. */
export function nobodyQuestion({ texts, subject, own, answerOf }: DraftScene): ReaderQuestion[] {
  const reading = { asWords: false, format: '', onlyFirst: false };
  const names = [...texts, subject].flatMap((text) => typedMentions(text, reading)).map(({ name }) => name);
  const meant = names.filter((name) => {
    const answer = answerOf(name);
    return !isSamePerson(answer.state === 'person' ? answer.person : { id: null, acct: name }, own);
  });
  const unique = [...new Set(meant)];
  return unique.length === 0 ? [] : [{ key: `nobody ${unique.join(' ')}`, kind: 'nobody', names: unique }];
}
