import type { StatusId } from '@linnet/api';
import type { Outbox } from '../outbox/outbox';
import { aboutOf, contextAbout, kindOfText, type TextKind } from './about-status';
import type { DraftContent } from './draft';
import { contextKey, contextOf, type DraftContext } from './draft-context';
import type { DraftStore } from './draft-store';
import type { OpenForms } from './open-forms';
import { isWider } from './scopes';
import type { StoredDraft } from './stored-drafts';

/** The forms under cards. A status has one, which answers or quotes it and can be turned from one into the other. */
export interface PostForms {
  /**
   * Opens a form under a card (the card of a repeat has an id of its own). A form about the same status that stands
   * open already becomes what is wanted, with its words.
   */
  open(context: DraftContext, at: StatusId): void;
  /** Makes a reply a quote, or the other way round. Not a letter of what was written is lost. */
  turn(context: DraftContext, kind: 'reply' | 'quote'): void;
  /** Takes the form from under its card; what was written stays, as what it became. */
  close(context: DraftContext): void;
  /** Takes every form away in which nothing was written. */
  closeUntouched(): void;
  /** What is being written under this card. */
  openUnder(at: StatusId): DraftContext | null;
  /** What kind of text that is. */
  kindUnder(at: StatusId): TextKind | null;
}

interface PostFormsOptions {
  store: DraftStore;
  openForms: OpenForms;
  outbox: Outbox;
  /** Files of this context are still on their way. */
  isUploading: (context: DraftContext) => boolean;
  /** A context for what has to make room. */
  aside: () => DraftContext;
}

export function createPostForms({ store, openForms, outbox, ...options }: PostFormsOptions): PostForms {
  const { records, contents } = store;
  const draftOf = (context: DraftContext) => records.get(contextKey(context));
  const contentOf = (context: DraftContext): DraftContent => contents.of(context, draftOf(context) ?? {});

  function turn(context: DraftContext, kind: 'reply' | 'quote'): void {
    const id = aboutOf(context);
    const content = contentOf(context);
    if (id === null || kindOfText(content) === kind) return;
    const before = contents.start(context, draftOf(context)?.base);
    const { text, subject, inReplyToId, quoteId, scope } = contents.start(contextAbout(kind, id));
    const isUnwritten = content.text.trim() === before.text.trim();
    const words = kind === 'reply' ? withNames(content.text, text) : content.text;
    store.renew(context, {
      ...chosenBesides(draftOf(context)),
      base: { text, subject, inReplyToId, quoteId },
      ...(isUnwritten ? {} : { text: words }),
      ...(content.subject === before.subject ? {} : { subject: content.subject }),
      ...(isWider(content.scope, scope) ? { scope } : {}),
    });
  }

  /** Keeps a draft under what it is by now, so that the next form of each kind finds its own. */
  function settle(context: DraftContext): void {
    const draft = draftOf(context);
    const id = aboutOf(context);
    if (id === null || !store.isWritten(context, draft) || options.isUploading(context)) return;
    const content = contentOf(context);
    const kind = kindOfText(content);
    if (kind === context.kind) return;
    const home = kind === 'post' ? null : contextAbout(kind, id);
    const place = home === null || store.isWritten(home, draftOf(home)) ? options.aside() : home;
    store.renew(place, { ...draft, ...content, base: undefined });
    store.clear(context);
  }

  function close(context: DraftContext): void {
    const draft = draftOf(context);
    if (draft === undefined) return;
    store.setPhase(context, null);
    if (!store.isWritten(context, draft)) return store.put(context, null);
    store.put(context, { ...draft, openAt: null });
    settle(context);
  }

  function openUnder(at: StatusId): DraftContext | null {
    const all = records.all();
    const key = Object.keys(all).find((name) => all[name]?.openAt === at);
    if (key !== undefined) return contextOf(key);
    return outbox.all().find((job) => job.held && job.openAt === at)?.context ?? null;
  }

  function openIn(context: DraftContext, at: StatusId): void {
    const draft = draftOf(context);
    if (draft === undefined) store.store(context, { openAt: at });
    else store.put(context, { ...draft, openAt: at });
  }

  return {
    turn,
    close,
    openUnder,
    open(context, at) {
      const id = aboutOf(context);
      const kind = context.kind === 'quote' ? 'quote' : 'reply';
      if (id === null) return openIn(context, at);
      const both = [contextAbout('reply', id), contextAbout('quote', id)];
      const standing = both.find((one) => (draftOf(one)?.openAt ?? null) !== null);
      if (standing === undefined) {
        both.forEach(settle);
        return openIn(context, at);
      }
      turn(standing, kind);
      openIn(standing, at);
      openForms.focusing.set(standing);
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
      return context && kindOfText(store.form(context).content);
    },
  };
}

/** What was chosen of a draft besides its words and what it is about. */
function chosenBesides(draft: Partial<StoredDraft> = {}): Partial<StoredDraft> {
  const { text: _text, subject: _subject, inReplyToId: _answered, quoteId: _quoted, ...chosen } = draft;
  return { ...chosen, why: undefined };
}

/** The text with the names that a reply begins with, as far as it does not have them. */
function withNames(text: string, names: string): string {
  const said = new Set(text.split(/\s+/));
  const missing = names.split(/\s+/).filter((name) => name !== '' && !said.has(name));
  return [...missing, text].join(' ');
}
