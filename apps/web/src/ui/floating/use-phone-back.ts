import { useLayout } from '../../platform/browser/use-layout';
import { useBackCloses } from '../../platform/navigation/use-back-closes';

/** On a phone, Back closes what floats: there it covers the page, and Back is nearer than its button. */
export function usePhoneBack(open: boolean, onClose: () => void): void {
  const narrow = useLayout() === 'narrow';
  useBackCloses(open && narrow, onClose);
}
