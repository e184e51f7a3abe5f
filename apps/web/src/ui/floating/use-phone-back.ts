import { useLayout } from '../../platform/browser/use-layout';
import { useBackCloses } from '../../platform/navigation/use-back-closes';

/**
 * On a phone, Back closes the floating element: it covers the page there, and Back is easier to reach than its button.
 */
export function usePhoneBack(open: boolean, onClose: () => void): void {
  const narrow = useLayout() === 'narrow';
  useBackCloses(open && narrow, onClose);
}
