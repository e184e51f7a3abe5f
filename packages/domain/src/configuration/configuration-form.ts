import type { ConfigChange, ErrorReason } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { type FormDrafts, formDraftsOf } from '../form-drafts/form-drafts';
import { type SettingEdit, readServerDraft } from '../form-drafts/server-draft';
import { type Cell, createCell } from '../kernel/cell';
import { changesFor } from './config-changes';
import { isSameValue } from './config-value';
import { isSecretKey } from './controls/scalars';
import type { DescribedSetting } from './described-settings';
import { everySetting } from './find-settings';
import { type ServerConfiguration, type ServerSettings, serverConfigurationOf } from './server-configuration';
import {
  isStored,
  changesNothing,
  presentValue,
  readyEdits,
  type ReadyEdit,
  type SettingEdits,
} from './setting-edits';

/** The result of sending edits. */
export interface SaveOutcome {
  readonly error: ErrorReason | null;
  /** The number of edits that the server has applied. */
  readonly saved: number;
  /** Settings whose value on the server is not the one that was sent. */
  readonly different: readonly DescribedSetting[];
}

/** The edits of the server's settings that are not sent yet. Except for secrets, they are stored on this device. */
export interface ConfigurationForm {
  readonly edits: Pick<Cell<SettingEdits>, 'get' | 'subscribe'>;
  /** Replaces the edit of a setting; null undoes it. */
  edit(setting: DescribedSetting, edit: SettingEdit | null): void;
  /** Undoes all edits. */
  discard(): void;
  /** Sends all edits without a problem, and compares the server's values afterwards with those that were sent. */
  save(): Promise<SaveOutcome>;
}

/** The edits that would change something, and the changes that would be sent for them. */
export function reviewOf(
  { sections, rows }: ServerSettings,
  edits: SettingEdits,
): { readonly edits: readonly ReadyEdit[]; readonly changes: readonly ConfigChange[] } {
  const ready = readyEdits(rows, everySetting(sections), edits);
  return { edits: ready, changes: changesFor(rows, ready) };
}

/** Whether the setting of this id is a secret. Edits of secrets are not stored on this device. */
const isSecret = (id: string): boolean => isSecretKey(id.split(' with ')[0]?.split(' ').at(-1) ?? '');

/** The edits of secrets, or all others. */
const editsOf = (edits: SettingEdits, which: 'secrets' | 'others'): SettingEdits =>
  Object.fromEntries(Object.entries(edits).filter(([id]) => isSecret(id) === (which === 'secrets')));

/** Whether the server has applied an edit. */
function isApplied(settings: ServerSettings, edit: ReadyEdit): boolean {
  if (edit.kind === 'problem') return false;
  if (edit.kind === 'reset') return !isStored(settings.rows, edit.setting);
  return isSameValue(presentValue(settings.rows, edit.setting) ?? null, edit.value);
}

function without(edits: SettingEdits, gone: readonly ReadyEdit[]): SettingEdits {
  const ids = new Set(gone.map(({ setting }) => setting.id));
  return Object.fromEntries(Object.entries(edits).filter(([id]) => !ids.has(id)));
}

/** Whether a setting stands inside of another one, or is the same. */
function isInside({ group, key, path }: DescribedSetting, outer: DescribedSetting): boolean {
  const isSameRow = group === outer.group && key === outer.key;
  return isSameRow && outer.path.every((step, index) => path[index] === step);
}

export const configurationFormOf = perClient((client: Client): ConfigurationForm =>
  createConfigurationForm(serverConfigurationOf(client), formDraftsOf(client)),
);

function createConfigurationForm(
  configuration: ServerConfiguration,
  drafts: Pick<FormDrafts, 'read' | 'write' | 'onOtherTab'>,
): ConfigurationForm {
  const edits = createCell<SettingEdits>(readServerDraft(drafts.read('server')).settings);

  function put(next: SettingEdits): void {
    edits.set(next);
    const { documents } = readServerDraft(drafts.read('server'));
    const settings = editsOf(next, 'others');
    drafts.write('server', {
      ...(Object.keys(settings).length > 0 && { settings }),
      ...(Object.keys(documents).length > 0 && { documents }),
    });
  }

  drafts.onOtherTab((form) => {
    if (form !== 'server') return;
    // Edits of secrets are not shared between tabs: this tab keeps its own.
    edits.set({ ...readServerDraft(drafts.read('server')).settings, ...editsOf(edits.get(), 'secrets') });
  });

  /** The edits without those of settings that contain `setting` or are inside of it: an edit of it replaces them. */
  function withoutRelated(setting: DescribedSetting, all: SettingEdits): SettingEdits {
    const known = everySetting(configuration.state.get().value?.sections ?? []);
    const related = known.filter(
      (other) => other.id !== setting.id && (isInside(other, setting) || isInside(setting, other)),
    );
    const ids = new Set(related.map(({ id }) => id));
    return Object.fromEntries(Object.entries(all).filter(([id]) => !ids.has(id)));
  }

  return {
    edits,
    edit(setting, edit) {
      const { [setting.id]: _before, ...others } = edits.get();
      const rows = configuration.state.get().value?.rows ?? [];
      const isUndone = edit === null || changesNothing(rows, setting, edit);
      put(isUndone ? others : { ...withoutRelated(setting, others), [setting.id]: edit });
    },
    discard: () => put({}),
    async save() {
      const before = configuration.state.get().value;
      if (before === null) return { error: null, saved: 0, different: [] };
      const review = reviewOf(before, edits.get());
      const sent = review.edits.filter(({ kind }) => kind !== 'problem');
      const error = await configuration.send(review.changes);
      const after = configuration.state.get().value ?? before;
      const saved = sent.filter((edit) => isApplied(after, edit));
      // After an error, edits that were not applied remain to be sent again.
      put(without(edits.get(), error === null ? sent : saved));
      const different = error === null ? sent.filter((edit) => !saved.includes(edit)) : [];
      return { error, saved: saved.length, different: different.map(({ setting }) => setting) };
    },
  };
}
