import type { ErrorReason } from '@linnet/api';
import { formDraftsOf } from '../form-drafts/form-drafts';
import { createCell, type Cell } from '../kernel/cell';
import { perClient } from '../client/client';
import { readProfileTexts } from '../form-drafts/profile-texts';
import { ownProfileOf } from './own-profile';
import type { ProfileTexts } from '../form-drafts/profile-texts';
import { changeOf, differing, textsOf, notStored } from './profile-texts';

export interface OwnTextsState {
  /** Fields that were edited and not saved; stored on this device. */
  readonly typed: Partial<ProfileTexts>;
  readonly isSaving: boolean;
  /** Why the last save failed; null after the next edit. */
  readonly error: ErrorReason | null;
}

/** The viewer's draft of their profile, until it is saved. */
export interface OwnTexts {
  readonly state: Pick<Cell<OwnTextsState>, 'get' | 'subscribe'>;
  write(change: Partial<ProfileTexts>): void;
  discard(): void;
  /** Resolves to whether the server has stored the draft. What was edited meanwhile stays in the draft. */
  save(): Promise<boolean>;
}

/** The viewer's draft of their profile, with edits of other tabs. */
export const ownTextsOf = perClient((client): OwnTexts => {
  const profile = ownProfileOf(client);
  const forms = formDraftsOf(client);

  /** The stored draft, with edits of other tabs. */
  const storedDraft = (): Partial<ProfileTexts> => readProfileTexts(forms.read('profile'));

  const state = createCell<OwnTextsState>({ typed: storedDraft(), isSaving: false, error: null });
  forms.onOtherTab((form) => {
    if (form === 'profile') state.update((now) => ({ ...now, typed: storedDraft() }));
  });

  function put(typed: Partial<ProfileTexts>): void {
    state.update((now) => ({ ...now, typed, error: null }));
    forms.write('profile', typed);
  }

  /** The fields that differ from the saved ones. */
  function unsaved(texts: Partial<ProfileTexts>): Partial<ProfileTexts> {
    const { facts } = profile.state.get();
    return facts === null ? texts : differing(texts, textsOf(facts));
  }

  /** Names of the fields that the server accepted and did not store. */
  function notStoredNames(sent: Partial<ProfileTexts>): readonly string[] {
    const { facts } = profile.state.get();
    return facts === null ? [] : Object.keys(notStored(sent, textsOf(facts)));
  }

  return {
    state,
    write(change) {
      const changed: readonly string[] = Object.keys(change);
      put({ ...leaveOut(storedDraft(), changed), ...unsaved(change) });
    },
    discard: () => put({}),
    async save() {
      const sent = unsaved(storedDraft());
      state.update((now) => ({ ...now, isSaving: true, error: null }));
      const error = await profile.change(changeOf(sent));
      state.update((now) => ({ ...now, isSaving: false }));
      const notStoredFields = error === null ? notStoredNames(sent) : [];
      if (error === null) put(editedSince(storedDraft(), leaveOut(sent, notStoredFields)));
      const isStored = error === null && notStoredFields.length === 0;
      if (!isStored) state.update((now) => ({ ...now, error: error ?? { kind: 'ignored' } }));
      return isStored;
    },
  };
});

function leaveOut(texts: Partial<ProfileTexts>, names: readonly string[]): Partial<ProfileTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));
}

/** The fields whose text is no longer the one that was sent. */
function editedSince(typed: Partial<ProfileTexts>, sent: Partial<ProfileTexts>): Partial<ProfileTexts> {
  const given: Readonly<Record<string, unknown>> = { ...sent };
  const isSent = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(given[name]) === JSON.stringify(value);
  return Object.fromEntries(Object.entries(typed).filter((each) => !isSent(each)));
}
