import type { StatusId } from '@linnet/api';

/** What a text is written for. Each context has its own draft; none overwrites another's. */
export type DraftContext =
  | { kind: 'new' }
  | { kind: 'reply'; to: StatusId }
  | { kind: 'quote'; of: StatusId }
  | { kind: 'edit'; of: StatusId }
  /** Saved for later; its content says what it replies to or quotes. */
  | { kind: 'saved'; id: string };

/** The key under which a draft of this context is stored. */
export function contextKey(context: DraftContext): string {
  switch (context.kind) {
    case 'new':
      return 'new';
    case 'reply':
      return `reply ${context.to}`;
    case 'saved':
      return `saved ${context.id}`;
    default:
      return `${context.kind} ${context.of}`;
  }
}

const contexts = new Map<string, DraftContext | null>();

/** The context of a key, the same object each time; null for an unknown key. */
export function contextOf(key: string): DraftContext | null {
  const context = contexts.get(key) ?? read(key);
  contexts.set(key, context);
  return context;
}

function read(key: string): DraftContext | null {
  if (key === 'new') return { kind: 'new' };
  const [, kind, id] = /^(reply|quote|edit|saved) (.+)$/.exec(key) ?? [];
  if (id === undefined) return null;
  if (kind === 'saved') return { kind, id };
  const status = id as StatusId;
  if (kind === 'reply') return { kind, to: status };
  return kind === 'quote' || kind === 'edit' ? { kind, of: status } : null;
}
