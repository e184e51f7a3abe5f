import EyeOff from 'lucide-react/icons/eye-off';
import Heading from 'lucide-react/icons/heading';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';

interface ComposerToolsProps {
  readonly sensitive: boolean;
  /** Null where the subject field stands anyway. */
  readonly subject: { readonly shown: boolean; readonly onToggle: () => void } | null;
  readonly disabled: boolean;
  readonly onSensitive: (sensitive: boolean) => void;
}

/** What can be added to a text. */
export function ComposerTools({ sensitive, subject, disabled, onSensitive }: ComposerToolsProps) {
  const text = useText();
  return (
    <>
      {subject !== null && (
        <IconButton
          icon={Heading}
          name={text('post_status.add_subject')}
          pressed={subject.shown}
          disabled={disabled}
          onClick={subject.onToggle}
        />
      )}
      <IconButton
        icon={EyeOff}
        name={text('post_status.sensitive')}
        pressed={sensitive}
        disabled={disabled}
        onClick={() => onSensitive(!sensitive)}
      />
    </>
  );
}
