import type { emojiListingOf } from '@linnet/domain/emoji-packs';
import { useCell } from '../../../platform/client/client-provider';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { RetryButton } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import { usePackErrorText } from './use-pack-error';

/** Warns that people still see the emoji from before the latest change, with a button that lists them again. */
export function ListingNote({ listing }: { readonly listing: ReturnType<typeof emojiListingOf> }) {
  const text = useText();
  const errorText = usePackErrorText();
  const error = useCell(listing.error);
  const renewal = useStep({ step: listing.renew });
  if (error === null) return null;
  return (
    <Note tone="warning">
      <p>{text('emoji_packs.not_listed', { why: errorText(error) })}</p>
      <RetryButton pending={renewal.isPending} onClick={() => void renewal.run()} />
    </Note>
  );
}
