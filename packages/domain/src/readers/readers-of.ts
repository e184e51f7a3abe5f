import { mentionsOfPart } from './draft-mentions';
import { type DraftScene, isForEverybody, type Person, uniquePeople } from './draft-scene';
import { authorNote, deactivatedNote, notesOnNames, partNotes, type ReaderNote } from './reader-notes';
import { addedQuestions, nobodyQuestion, type ReaderQuestion, widerQuestions } from './reader-questions';

/** Who will be able to read a post because it mentions them, with remarks and questions about that. */
export interface PostReaders {
  readonly people: readonly Person[];
  readonly notes: readonly ReaderNote[];
  readonly questions: readonly ReaderQuestion[];
}

/** Decides who will be able to read a draft. */
export function readersOf(scene: DraftScene): PostReaders {
  const { scope, texts } = scene;
  const wider = widerQuestions(scene);
  if (isForEverybody(scope)) return { people: [], notes: [], questions: wider };
  const parts = texts.map((text) => mentionsOfPart(scene, text));
  const readers = parts[0]?.readers ?? [];
  const people = uniquePeople(parts.flatMap((part) => part.readers));
  const isToNobody = scope === 'direct' && readers.length === 0;
  return {
    people: scope === 'local' ? [] : people,
    notes: [
      ...notesOnNames(scene, parts, people),
      ...authorNote(scene, readers),
      ...deactivatedNote(scene, people),
      ...(scope === 'direct' ? partNotes(parts) : []),
      ...(isToNobody && texts.join('').trim() !== '' ? [{ kind: 'nobody', names: [] } as const] : []),
    ],
    questions: [...wider, ...addedQuestions(scene, parts), ...(isToNobody ? nobodyQuestion(scene) : [])],
  };
}
