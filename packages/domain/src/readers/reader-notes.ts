import { type Mentioned, mentionedIn, type PartMentions } from './draft-mentions';
import { type DraftScene, includesPerson, type Person } from './draft-scene';
import { typedMentions } from './typed-mentions';

/** A remark about the readers, for the viewer; `kind` is also the end of the key of its message. */
export interface ReaderNote {
  readonly kind:
    | 'unknown'
    | 'unchecked'
    | 'in_subject'
    | 'not_first'
    | 'stays_here'
    | 'edit_adds_nobody'
    | 'group'
    | 'author_left_out'
    | 'author_must_follow'
    | 'part_misses'
    | 'deactivated'
    | 'nobody';
  /** Whom it is about. */
  readonly names: readonly string[];
  /** Which post of a thread it is about. */
  readonly number?: number;
}

export function notesOnNames(
  scene: DraftScene,
  parts: readonly PartMentions[],
  people: readonly Person[],
): ReaderNote[] {
  const { texts, subject, reading } = scene;
  const everyMention = { ...reading, onlyFirst: false };
  const leftOut = (kind: ReaderNote['kind'], text: string): ReaderNote[] =>
    typedMentions(text, everyMention)
      .map((mention) => mentionedIn(scene, mention))
      .filter(({ person }) => !includesPerson([scene.own, ...people], person))
      .map(({ name }) => ({ kind, names: [name] }));
  const all: ReaderNote[] = [
    ...parts.flatMap(({ mentioned }) => mentioned.flatMap((mention) => noteOn(scene, mention))),
    ...(reading.onlyFirst && scene.scope === 'direct'
      ? texts.flatMap((text) => leftOut('not_first', text))
      : []),
    ...leftOut('in_subject', subject),
  ];
  return [
    ...new Map(all.toReversed().map((note) => [note.names.join().toLowerCase(), note])).values(),
  ].toReversed();
}

function noteOn({ scope }: DraftScene, { name, answer, mayRead }: Mentioned): ReaderNote[] {
  const names = [name];
  if (answer.state === 'nobody') return [{ kind: 'unknown', names }];
  if (answer.state === 'failed') return [{ kind: 'unchecked', names }];
  if (!mayRead) return [{ kind: scope === 'local' ? 'stays_here' : 'edit_adds_nobody', names }];
  return answer.state === 'person' && answer.isGroup ? [{ kind: 'group', names }] : [];
}

/** A reply that does not mention the author of the post it replies to does not reach them. */
export function authorNote({ scope, parent, own }: DraftScene, readers: readonly Person[]): ReaderNote[] {
  if (parent === null || scope === 'local' || includesPerson([own, ...readers], parent.author)) return [];
  if (scope === 'private' && parent.isFollower) return [];
  const kind = scope === 'direct' ? 'author_left_out' : 'author_must_follow';
  return [{ kind, names: [parent.author.acct] }];
}

/** Deactivated people are among the readers, but read nothing. */
export function deactivatedNote({ isDeactivated }: DraftScene, people: readonly Person[]): ReaderNote[] {
  const names = people.filter(isDeactivated).map(({ acct }) => acct);
  return names.length === 0 ? [] : [{ kind: 'deactivated', names }];
}

/** A post of a direct thread reaches only those whom it mentions itself. */
export function partNotes(parts: readonly PartMentions[]): ReaderNote[] {
  return parts.flatMap(({ readers }, at) => {
    const missed = (parts[0]?.readers ?? []).filter((reader) => !includesPerson(readers, reader));
    if (missed.length === 0) return [];
    return [{ kind: 'part_misses', number: at + 1, names: missed.map(({ acct }) => acct) }];
  });
}
