import { isUnderstoodEverywhere, type ShortcodeProblem } from '@linnet/domain/emoji-packs';
import { useText } from '../../../platform/i18n/use-text';

interface ShortcodeWords {
  readonly problem: string | undefined;
  readonly hint: string | undefined;
}

/** The problem and the hint below the field of a shortcode. */
export function useShortcodeWords(): (shortcode: string, problem: ShortcodeProblem | null) => ShortcodeWords {
  const text = useText();
  return (shortcode, problem) => {
    if (problem === null) {
      const isForAll = isUnderstoodEverywhere(shortcode);
      return { problem: undefined, hint: isForAll ? undefined : text('emoji_packs.not_everywhere') };
    }
    if (problem.kind !== 'taken')
      return { problem: text(`emoji_packs.shortcode.${problem.kind}`), hint: undefined };
    const words =
      problem.pack === ''
        ? text('emoji_packs.shortcode.taken')
        : text('emoji_packs.shortcode.taken_in', { pack: problem.pack });
    return { problem: words, hint: undefined };
  };
}
