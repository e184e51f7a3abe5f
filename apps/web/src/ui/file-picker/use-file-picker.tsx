import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface FilePickerOptions {
  readonly label?: string;
  /** The types of files to offer, as in the attribute `accept`. */
  readonly accept?: string | undefined;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

interface FilePicker {
  /** To be rendered; it is hidden. */
  readonly input: ReactNode;
  readonly open: () => void;
}

/** Lets the person choose files of the device. */
export function useFilePicker({ label, onFiles, ...attributes }: FilePickerOptions): FilePicker {
  const input = useRef<HTMLInputElement>(null);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // Lets the same file be chosen again.
    currentTarget.value = '';
    onFiles(files);
  }

  return {
    input: (
      <input {...attributes} ref={input} type="file" hidden aria-label={label} onChange={handleChange} />
    ),
    open: () => input.current?.click(),
  };
}
