import { ApiError, describeMedia, type ErrorReason } from '@linnet/api';
import { createCell } from '../kernel/cell';
import type { DraftAttachment } from '../post-content/draft';
import type { Send } from '../session/send';

export type DescriptionState =
  | { state: 'saved' }
  /** The server has another description, or none. */
  | { state: 'unsaved' }
  | { state: 'saving' }
  | { state: 'failed'; why: ErrorReason };

type Described = Pick<DraftAttachment, 'attachment' | 'description'>;

/** Saves the descriptions of attachments on the server. One request at a time for each; the last text wins. */
export interface Descriptions {
  state(file: Described): DescriptionState;
  /** Saves a description unless it is saved. Resolves to whether it is saved then. */
  save(file: Described): Promise<boolean>;
  /**
   * Saves all descriptions before a post is sent; resolves to the error, null when they are saved. Attachments of an
   * edited post may only be changed together with it: their 404 is no error.
   */
  saveAll(files: readonly Described[], isEdit: boolean): Promise<ErrorReason | null>;
  subscribe(listener: () => void): () => void;
}

const SAVED: DescriptionState = { state: 'saved' };
const UNSAVED: DescriptionState = { state: 'unsaved' };
const SAVING: DescriptionState = { state: 'saving' };

export function createDescriptions(send: Send): Descriptions {
  const saved = new Map<string, string>();
  const wanted = new Map<string, string>();
  const running = new Map<string, Promise<void>>();
  const errors = new Map<string, DescriptionState & { state: 'failed' }>();
  const changes = createCell({});

  const changed = (): void => changes.set({});

  const isKnown = ({ attachment, description }: Described): boolean =>
    (saved.get(attachment.id) ?? attachment.description) === description;

  /** Repeats the request until the server has the wanted text, which may change meanwhile. */
  async function sendLatest(id: string): Promise<void> {
    try {
      for (let text = wanted.get(id); text !== undefined && text !== saved.get(id); text = wanted.get(id)) {
        await send(describeMedia(id, text));
        saved.set(id, text);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      errors.set(id, { state: 'failed', why: error.reason });
    }
  }

  function startJob(id: string): Promise<void> {
    errors.delete(id);
    const job = sendLatest(id).finally(() => {
      running.delete(id);
      changed();
    });
    running.set(id, job);
    changed();
    return job;
  }

  async function save(file: Described): Promise<boolean> {
    const { id } = file.attachment;
    if (isKnown(file) && !running.has(id)) return true;
    wanted.set(id, file.description);
    await (running.get(id) ?? startJob(id));
    return isKnown(file);
  }

  function state(file: Described): DescriptionState {
    const { id } = file.attachment;
    if (running.has(id)) return SAVING;
    return isKnown(file) ? SAVED : (errors.get(id) ?? UNSAVED);
  }

  /** Why the description of an attachment is not saved. */
  function errorOf(file: Described, isEdit: boolean): ErrorReason | null {
    const now = state(file);
    if (now.state !== 'failed') return null;
    const isSavedByEdit = isEdit && now.why.kind === 'http' && now.why.status === 404;
    return isSavedByEdit ? null : now.why;
  }

  return {
    state,
    save,
    async saveAll(files, isEdit) {
      await Promise.all(files.map(save));
      return files.map((file) => errorOf(file, isEdit)).find((why) => why !== null) ?? null;
    },
    subscribe: changes.subscribe,
  };
}
