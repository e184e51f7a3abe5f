import type { Author, MuteReason } from '@linnet/domain';
import { useLocale } from '../../platform/i18n/use-locale';
import { useText, type GetText } from '../../platform/i18n/use-text';

interface Wording {
  text: GetText;
  list: (parts: readonly string[]) => string;
  repeater: Author | null;
}

/** A text with all reasons why a status is muted, including the muted words and the titles of filters. */
export function useMuteWords(reasons: readonly MuteReason[], repeater: Author | null): string {
  const text = useText();
  const { code } = useLocale();
  const format = new Intl.ListFormat(code, { style: 'short', type: 'unit' });
  const list = (parts: readonly string[]) => format.format(parts);
  return list(reasons.map((reason) => wordsOf(reason, { text, list, repeater })));
}

function wordsOf(reason: MuteReason, { text, list, repeater }: Wording): string {
  switch (reason.kind) {
    case 'words':
      return text('muted.words', { count: reason.words.length, words: list(reason.words) });
    case 'filter':
      return text('muted.filter', { title: reason.title });
    case 'repeater':
      return text('muted.repeater', { name: repeater?.displayName ?? '' });
    default:
      return text(simpleWords[reason.kind]);
  }
}

const simpleWords = {
  user: 'muted.user',
  blocked: 'muted.blocked',
  thread: 'muted.thread',
  bot: 'muted.bot',
  sensitive: 'muted.sensitive',
} as const;
