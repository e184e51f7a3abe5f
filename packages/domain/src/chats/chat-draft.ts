import type { AccountId } from '@linnet/api';
import { perClient } from '../client/client';
import { type StoredForm, formDraftsOf } from '../form-drafts/form-drafts';
import { chatFormOf, isChat } from '../form-drafts/form-name';
import { createCell, type Cell } from '../kernel/cell';
import type { DraftAttachment } from '../post-content/draft';
import { readContent } from '../post-content/read-content';
import type { UploadTarget } from '../uploads/upload';

/** What somebody sends in a chat: a text, a file, or both. */
export interface ChatContent {
  readonly text: string;
  readonly attachments: readonly DraftAttachment[];
}

/** A message has one file at most. */
const MAX_FILES = 1;

/** Reads stored content, any part of which may be missing or invalid. */
export function readChatContent(stored: StoredForm | null): ChatContent {
  const { text = '', attachments = [] } = readContent(stored ?? {});
  return { text, attachments: attachments.slice(0, MAX_FILES) };
}

export const isEmptyMessage = ({ text, attachments }: ChatContent): boolean =>
  text.trim() === '' && attachments.length === 0;

/** The message that is being written to each person. */
export interface ChatDrafts {
  of(person: AccountId): Pick<Cell<ChatContent>, 'get' | 'subscribe'>;
  change(person: AccountId, change: Partial<ChatContent>): void;
  /** Where uploaded files of the message go. */
  target(person: AccountId): UploadTarget;
}

export const chatDraftsOf = perClient((client): ChatDrafts => {
  const forms = formDraftsOf(client);
  const cells = new Map<AccountId, Cell<ChatContent>>();

  const stored = (person: AccountId): ChatContent => readChatContent(forms.read(chatFormOf(person)));

  function cellOf(person: AccountId): Cell<ChatContent> {
    const cell = cells.get(person) ?? createCell(stored(person));
    cells.set(person, cell);
    return cell;
  }

  forms.onOtherTab((form) => {
    if (!isChat(form)) return;
    for (const [person, cell] of cells) if (chatFormOf(person) === form) cell.set(stored(person));
  });

  function change(person: AccountId, changed: Partial<ChatContent>): void {
    const content = { ...cellOf(person).get(), ...changed };
    cellOf(person).set(content);
    forms.write(chatFormOf(person), isEmptyMessage(content) ? null : content);
  }

  return {
    of: cellOf,
    change,
    target: (person) => ({
      slot: chatFormOf(person),
      maxFiles: MAX_FILES,
      fileCount: () => cellOf(person).get().attachments.length,
      deliver: (file) => change(person, { attachments: [file] }),
    }),
  };
});
