import type { StatusId } from '@linnet/api';
import type { Outbox } from '../outbox/outbox';
import { targetStatusOf, contextFor, postKindOf, type PostKind } from './target-status';
import type { DraftContent } from '../post-content/draft';
import { contextKey, contextOf, type DraftContext } from '../post-content/draft-context';
import type { DraftStore } from './draft-store';
import type { OpenForms } from './open-forms';
import { isWider } from '../post-content/scopes';
import type { StoredDraft } from '../post-content/stored-drafts';

/** The forms under cards. A status has one form, which is a reply or a quote and can be turned into the other. */
export interface PostForms {
  /**
   * Opens a form under the card `at` (a repeat has an id of its own). A form about the same status that is open already
   * becomes the wanted kind and keeps its text.
   */
  open(context: DraftContext, at: StatusId): void;
  /** Turns a reply into a quote or the other way round, without losing what was written. */
  changeKind(context: DraftContext, kind: 'reply' | 'quote'): void;
  /** Closes the form. A reply that was changed into a quote is stored as a quote, and the other way round. */
  close(context: DraftContext): void;
  /** Closes every form in which nothing was written. */
  closeUntouched(): void;
  /** The context of the form that is open under this card. */
  openUnder(at: StatusId): DraftContext | null;
  /** Whether the form under this card is a reply, a quote or a post by itself. */
  kindUnder(at: StatusId): PostKind | null;
}

interface PostFormsOptions {
  store: DraftStore;
  openForms: OpenForms;
  outbox: Outbox;
  /** Whether attachments of this context are still being uploaded. */
  isUploading: (context: DraftContext) => boolean;
  /** Creates the context for a draft whose own context is taken by another draft. */
  newContext: () => DraftContext;
}

export function createPostForms({ store, openForms, outbox, ...options }: PostFormsOptions): PostForms {
  const { records, contents } = store;
  const draftOf = (context: DraftContext) => records.get(contextKey(context));
  const contentOf = (context: DraftContext): DraftContent => contents.of(context, draftOf(context) ?? {});

  function changeKind(context: DraftContext, kind: 'reply' | 'quote'): void {
    const id = targetStatusOf(context);
    const content = contentOf(context);
    if (id === null || postKindOf(content) === kind) return;
    const before = contents.initial(context, draftOf(context)?.base);
    const { text, subject, inReplyToId, quoteId, scope } = contents.initial(contextFor(kind, id));
    const isUnwritten = content.text.trim() === before.text.trim();
    const textWithMentions = kind === 'reply' ? withMentions(content.text, text) : content.text;
    store.renew(context, {
      ...otherChosenFields(draftOf(context)),
      base: { text, subject, inReplyToId, quoteId },
      ...(isUnwritten ? {} : { text: textWithMentions }),
      ...(content.subject === before.subject ? {} : { subject: content.subject }),
      ...(isWider(content.scope, scope) ? { scope } : {}),
    });
  }

  /** Moves a draft to the context of what it has become, so that the next form of each kind finds its own draft. */
  function moveToOwnContext(context: DraftContext): void {
    const draft = draftOf(context);
    const id = targetStatusOf(context);
    if (id === null || !store.isWritten(context, draft) || options.isUploading(context)) return;
    const content = contentOf(context);
    const kind = postKindOf(content);
    if (kind === context.kind) return;
    const ownContext = kind === 'post' ? null : contextFor(kind, id);
    const destination =
      ownContext === null || store.isWritten(ownContext, draftOf(ownContext))
        ? options.newContext()
        : ownContext;
    store.renew(destination, { ...draft, ...content, base: undefined });
    store.clear(context);
  }

  function close(context: DraftContext): void {
    const draft = draftOf(context);
    if (draft === undefined) return;
    store.setPhase(context, null);
    if (!store.isWritten(context, draft)) return store.put(context, null);
    store.put(context, { ...draft, openAt: null });
    moveToOwnContext(context);
  }

  function openUnder(at: StatusId): DraftContext | null {
    const all = records.all();
    const key = Object.keys(all).find((name) => all[name]?.openAt === at);
    if (key !== undefined) return contextOf(key);
    // Until it is sent, a post is still shown by its form.
    return outbox.all().find((job) => job.held && job.openAt === at)?.context ?? null;
  }

  function openFormUnder(context: DraftContext, at: StatusId): void {
    const draft = draftOf(context);
    // `put` keeps the idempotency key: where the form is open does not change what is sent.
    if (draft === undefined) store.store(context, { openAt: at });
    else store.put(context, { ...draft, openAt: at });
  }

  return {
    changeKind,
    close,
    openUnder,
    open(context, at) {
      const id = targetStatusOf(context);
      const kind = context.kind === 'quote' ? 'quote' : 'reply';
      if (id === null) return openFormUnder(context, at);
      const both = [contextFor('reply', id), contextFor('quote', id)];
      const open = both.find((one) => (draftOf(one)?.openAt ?? null) !== null);
      if (open === undefined) {
        both.forEach(moveToOwnContext);
        return openFormUnder(context, at);
      }
      changeKind(open, kind);
      openFormUnder(open, at);
      openForms.focusRequest.set(open);
    },
    closeUntouched() {
      for (const [key, { openAt }] of Object.entries(records.all())) {
        const context = contextOf(key);
        if (openAt === null || context === null || options.isUploading(context)) continue;
        if (!store.isWritten(context, draftOf(context))) close(context);
      }
    },
    kindUnder(at) {
      const context = openUnder(at);
      return context && postKindOf(store.form(context).content);
    },
  };
}

/** The chosen fields of a draft besides its text, its subject and what it is about. */
function otherChosenFields(draft: Partial<StoredDraft> = {}): Partial<StoredDraft> {
  const { text: _text, subject: _subject, inReplyToId: _answered, quoteId: _quoted, ...chosen } = draft;
  return { ...chosen, why: undefined };
}

/** The text with the mentions of a reply added in front, except those it already has. */
function withMentions(text: string, names: string): string {
  const present = new Set(text.split(/\s+/));
  const missing = names.split(/\s+/).filter((name) => name !== '' && !present.has(name));
  return [...missing, text].join(' ');
}
