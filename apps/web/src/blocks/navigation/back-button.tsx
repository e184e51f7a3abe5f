import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useText } from '../../platform/i18n/use-text';
import { goBack } from '../../platform/navigation/go-back';
import { IconButton } from '../../ui/icon-button/icon-button';

/** The back button before a screen's title. */
export function BackButton() {
  const text = useText();
  return <IconButton name={text('general.go_back')} icon={ArrowLeft} mirrored onClick={goBack} />;
}
