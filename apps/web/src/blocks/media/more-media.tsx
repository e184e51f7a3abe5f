import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';

interface MoreMediaProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** Stands for what is more than the number of thumbnails that the person wants. */
export function MoreMedia({ count, onShow }: MoreMediaProps) {
  const text = useText();
  return (
    <Button small aria-label={text('media.show_more', { count })} onClick={onShow}>
      <Text id="media.more" values={{ count }} />
    </Button>
  );
}
