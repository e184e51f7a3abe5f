import Eye from 'lucide-react/icons/eye';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';

interface PreviewToolProps {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly disabled: boolean;
}

/** Shows and hides the preview, if the server can render one before the post is sent. */
export function PreviewTool({ open, onToggle, disabled }: PreviewToolProps) {
  const text = useText();
  if (!useFeature('statusPreview')) return null;
  return (
    <IconButton
      icon={Eye}
      name={text('preview.label')}
      aria-expanded={open}
      disabled={disabled}
      onClick={onToggle}
    />
  );
}
