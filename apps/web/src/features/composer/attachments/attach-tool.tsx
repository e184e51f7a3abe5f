import { uploadLimitsOf } from '@linnet/domain/uploads';
import Image from 'lucide-react/icons/image';
import { useRef } from 'react';
import { useInstance } from '../../../platform/client/use-instance';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';

interface AttachToolProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Button that picks files of the device. */
export function AttachTool({ disabled, onFiles }: AttachToolProps) {
  const text = useText();
  const { types } = uploadLimitsOf(useInstance());
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={Image}
        name={text('upload.attach')}
        disabled={disabled}
        onClick={() => inputRef.current?.click()}
      />
      <input
        ref={inputRef}
        type="file"
        multiple
        hidden
        accept={types.length === 0 ? undefined : types.join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Lets the same file be picked again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
