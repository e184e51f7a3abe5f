import { pageKeys } from '../../../platform/hotkeys/page-keys';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import type { ControlProps } from './control-props';

/** The way to the sheet in which keys are changed. */
export function KeysControl({ id, describedBy }: Pick<ControlProps, 'id' | 'describedBy'>) {
  const text = useText();
  return (
    <Button
      id={id}
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      onClick={() => pageKeys.ask('sheet')}
    >
      {text('keys.show')}
    </Button>
  );
}
