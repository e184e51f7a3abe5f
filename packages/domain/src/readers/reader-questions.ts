import type { Scope } from '@linnet/api';
import { isWider } from '../post-content/scopes';
import type { PartMentions } from './draft-mentions';
import { type DraftScene, has, isForEverybody, isSame, type Person } from './draft-scene';
import { typedMentions } from './typed-mentions';

/** What is asked before sending. `key` identifies it among the questions that were answered in a draft. */
export interface ReaderQuestion {
  readonly key: string;
  /**
   * `namesake`: somebody else of this name takes part, because the name was typed without a server. `unchecked`: what is
   * answered or quoted could not be loaded.
   */
  readonly kind: 'adds' | 'namesake' | 'wider' | 'wider_quote' | 'unchecked' | 'nobody';
  /** Whom it is about, and whom they could be confused with. */
  readonly names: readonly string[];
  /** The scope of what is answered or quoted. */
  readonly than?: Scope;
}

/** Asks when a post is for more people than what it answers or quotes. */
export function widerQuestions({ scope, answered, quotedScope, edited }: DraftScene): ReaderQuestion[] {
  const compared = [
    { kind: 'wider', than: answered?.scope ?? null },
    { kind: 'wider_quote', than: quotedScope },
  ] as const;
  return compared.flatMap(({ kind, than }) => {
    if (edited !== null || than === null || isForEverybody(than) || !isWider(scope, than)) return [];
    return [{ key: `${kind} ${scope}`, kind, than, names: [] }];
  });
}

/**
 * Asks about people who were not in the conversation, and in a new post about those whom it does not begin with: to talk
 * about somebody in a private post is to show it to them.
 */
export function addedQuestions(scene: DraftScene, parts: readonly PartMentions[]): ReaderQuestion[] {
  const { scope, answered, edited } = scene;
  const members: Person[] = [
    ...(edited ?? []),
    ...(answered ? [answered.author, ...answered.mentioned] : []),
  ];
  const isNew = answered === null && edited === null;
  const mentioned = parts.flatMap((part, at) => part.mentioned.map((one) => ({ ...one, isFirst: at === 0 })));
  return mentioned.flatMap(({ answer, person, mayRead, isAddressed, isFirst }): ReaderQuestion[] => {
    if (scope === 'local' || !mayRead || has(members, person)) return [];
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

/** Asks when a post that reaches nobody has what was meant as a mention. */
export function nobodyQuestion({ texts, subject, own, answerOf }: DraftScene): ReaderQuestion[] {
  const reading = { asWords: false, format: '', onlyFirst: false };
  const names = [...texts, subject].flatMap((text) => typedMentions(text, reading)).map(({ name }) => name);
  const meant = names.filter((name) => {
    const answer = answerOf(name);
    return !isSame(answer.state === 'person' ? answer.person : { id: null, acct: name }, own);
  });
  const unique = [...new Set(meant)];
  return unique.length === 0 ? [] : [{ key: `nobody ${unique.join(' ')}`, kind: 'nobody', names: unique }];
}
