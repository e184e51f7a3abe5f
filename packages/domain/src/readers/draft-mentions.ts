import {
  type DraftScene,
  includesPerson,
  isForEverybody,
  isSamePerson,
  type NameAnswer,
  type Person,
  uniquePeople,
} from './draft-scene';
import { type TypedMention, typedMentions } from './typed-mentions';

/** The names in a draft that decide who reads it. */
export function namesIn({ scope, texts, reading }: DraftScene): string[] {
  if (isForEverybody(scope)) return [];
  return texts.flatMap((text) => typedMentions(text, reading)).map(({ name }) => name);
}

export interface Mentioned extends TypedMention {
  readonly answer: NameAnswer;
  readonly person: Person;
  readonly mayRead: boolean;
}

export interface PartMentions {
  readonly mentioned: readonly Mentioned[];
  readonly readers: readonly Person[];
}

export function mentionsOfPart(scene: DraftScene, text: string): PartMentions {
  const { scope, parent, edited, reading, own } = scene;
  const onlyFirst = reading.onlyFirst && scope === 'direct';
  const mentioned = typedMentions(text, { ...reading, onlyFirst })
    .map((mention) => mentionedIn(scene, mention))
    .filter(({ person }) => !isSamePerson(person, own));
  // On Pleroma a direct reply to a direct post also reaches the author whom it does not mention.
  const isAuthorAdded = reading.asWords && scope === 'direct' && parent?.scope === 'direct';
  const others = [...(edited ?? []), ...(isAuthorAdded ? [parent.author] : [])];
  const readers = mentioned.flatMap(({ person, mayRead }) => (mayRead ? person : []));
  return {
    mentioned,
    readers: uniquePeople([...others.filter((one) => !isSamePerson(one, own)), ...readers]),
  };
}

export function mentionedIn(
  { scope, edited, reading, answerOf }: DraftScene,
  mention: TypedMention,
): Mentioned {
  const answer = answerOf(mention.name);
  const person = answer.state === 'person' ? answer.person : { id: null, acct: mention.name };
  const isElsewhere = scope === 'local' && person.acct.includes('@');
  // On Pleroma an edited post keeps the readers that it had.
  const isLate = reading.asWords && edited !== null && !includesPerson(edited, person);
  return { ...mention, answer, person, mayRead: answer.state !== 'nobody' && !isElsewhere && !isLate };
}
