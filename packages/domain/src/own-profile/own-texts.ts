import type { AccountId, FailureReason } from '@linnet/api';
import type { FormDrafts } from '../form-drafts/form-drafts';
import { createCell, type Cell } from '../cell';
import { readKeptTexts } from './kept-texts';
import type { OwnProfile } from './own-profile';
import { changeOf, differing, type ProfileTexts, textsOf, unkept } from './profile-texts';

export interface OwnTextsState {
  /** What is written and not saved; it outlives the page. */
  readonly typed: Partial<ProfileTexts>;
  readonly isSaving: boolean;
  /** Why the last saving failed; null once it is written on. */
  readonly failure: FailureReason | null;
}

/** What the reader writes about themselves, until the server has it. */
export interface OwnTexts {
  readonly state: Pick<Cell<OwnTextsState>, 'get' | 'subscribe'>;
  write(change: Partial<ProfileTexts>): void;
  discard(): void;
  /** Resolves to whether the server has it now. What was written on meanwhile stays. */
  save(): Promise<boolean>;
  /** Goes on with what the present reader had written. */
  resume(): void;
  /** Takes over what another page of this browser has written. */
  catchUp(): void;
}

interface OwnTextsOptions {
  profile: OwnProfile;
  forms: Pick<FormDrafts, 'read' | 'write'>;
  /** Who is reading; null for visitors. */
  reader: () => AccountId | null;
}

export function createOwnTexts({ profile, forms, reader }: OwnTextsOptions): OwnTexts {
  const state = createCell<OwnTextsState>({ typed: {}, isSaving: false, failure: null });

  /** What is written, also in another page of this browser. */
  const present = (): Partial<ProfileTexts> => readKeptTexts(forms.read('profile'));

  function put(typed: Partial<ProfileTexts>): void {
    state.update((now) => ({ ...now, typed, failure: null }));
    forms.write('profile', typed);
  }

  /** Without what the server has as it is written. */
  function open(texts: Partial<ProfileTexts>): Partial<ProfileTexts> {
    const { facts } = profile.state.get();
    return facts === null ? texts : differing(texts, textsOf(facts));
  }

  /** The names of what the server answered for and did not keep. */
  function lostOf(sent: Partial<ProfileTexts>): readonly string[] {
    const { facts } = profile.state.get();
    return facts === null ? [] : Object.keys(unkept(sent, textsOf(facts)));
  }

  return {
    state,
    write(change) {
      const changed: readonly string[] = Object.keys(change);
      put({ ...leaveOut(present(), changed), ...open(change) });
    },
    discard: () => put({}),
    async save() {
      const account = reader();
      const sent = open(present());
      state.update((now) => ({ ...now, isSaving: true, failure: null }));
      const failure = await profile.change(changeOf(sent));
      if (reader() !== account) return false;
      state.update((now) => ({ ...now, isSaving: false }));
      const lost = failure === null ? lostOf(sent) : [];
      if (failure === null) put(without(present(), leaveOut(sent, lost)));
      const isKept = failure === null && lost.length === 0;
      if (!isKept) state.update((now) => ({ ...now, failure: failure ?? { kind: 'ignored' } }));
      return isKept;
    },
    resume() {
      state.set({ typed: present(), isSaving: false, failure: null });
    },
    catchUp() {
      state.update((now) => ({ ...now, typed: present() }));
    },
  };
}

function leaveOut(texts: Partial<ProfileTexts>, names: readonly string[]): Partial<ProfileTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));
}

/** What is written otherwise than it was sent. */
function without(typed: Partial<ProfileTexts>, sent: Partial<ProfileTexts>): Partial<ProfileTexts> {
  const given: Readonly<Record<string, unknown>> = { ...sent };
  const isSent = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(given[name]) === JSON.stringify(value);
  return Object.fromEntries(Object.entries(typed).filter((each) => !isSent(each)));
}
