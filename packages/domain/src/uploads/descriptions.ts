import { ApiError, describeMedia, type FailureReason } from '@linnet/api';
import type { DraftAttachment } from '../drafts/draft';
import type { Send } from '../send';

export type DescriptionState =
  | { state: 'saved' }
  /** The server has another one, or none. */
  | { state: 'unsaved' }
  | { state: 'saving' }
  | { state: 'failed'; why: FailureReason };

type Described = Pick<DraftAttachment, 'attachment' | 'description'>;

/** What the server knows of what files show. One request is under way for each file; the last wish wins. */
export interface Descriptions {
  state(file: Described): DescriptionState;
  /** Tells the server what a file shows, where it does not know yet. Resolves to whether it knows then. */
  save(file: Described): Promise<boolean>;
  /**
   * Before a post is sent: tells the server what its files show, and resolves to why it does not know; null when it
   * does. Files of a post that is edited may only be described with it: a server that does not find them is no failure.
   */
  settle(files: readonly Described[], isEdit: boolean): Promise<FailureReason | null>;
  subscribe(listener: () => void): () => void;
}

const SAVED: DescriptionState = { state: 'saved' };
const UNSAVED: DescriptionState = { state: 'unsaved' };
const SAVING: DescriptionState = { state: 'saving' };

export function createDescriptions(send: Send): Descriptions {
  const known = new Map<string, string>();
  const wanted = new Map<string, string>();
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, DescriptionState & { state: 'failed' }>();
  const listeners = new Set<() => void>();

  function changed(): void {
    for (const listener of [...listeners]) listener();
  }

  const isKnown = ({ attachment, description }: Described): boolean =>
    (known.get(attachment.id) ?? attachment.description) === description;

  /** Sends what is wanted until the server has it: it may change on the way. */
  async function tell(id: string): Promise<void> {
    try {
      for (let wish = wanted.get(id); wish !== undefined && wish !== known.get(id); wish = wanted.get(id)) {
        await send(describeMedia(id, wish));
        known.set(id, wish);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures.set(id, { state: 'failed', why: error.reason });
    }
  }

  function begin(id: string): Promise<void> {
    failures.delete(id);
    const job = tell(id).finally(() => {
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
    await (running.get(id) ?? begin(id));
    return isKnown(file);
  }

  function state(file: Described): DescriptionState {
    const { id } = file.attachment;
    if (running.has(id)) return SAVING;
    return isKnown(file) ? SAVED : (failures.get(id) ?? UNSAVED);
  }

  /** Why the server does not know what a file shows. */
  function doubt(file: Described, isEdit: boolean): FailureReason | null {
    const now = state(file);
    if (now.state !== 'failed') return null;
    const goesWithEdit = isEdit && now.why.kind === 'http' && now.why.status === 404;
    return goesWithEdit ? null : now.why;
  }

  return {
    state,
    save,
    async settle(files, isEdit) {
      await Promise.all(files.map(save));
      return files.map((file) => doubt(file, isEdit)).find((why) => why !== null) ?? null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
