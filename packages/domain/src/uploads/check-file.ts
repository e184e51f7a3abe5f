import type { UploadProblem } from './upload';
import type { UploadLimits } from './upload-limits';

/** Whether the server takes files of this type. A file that does not say what it is is left to the server. */
export function takesType({ types }: UploadLimits, type: string): boolean {
  return types.length === 0 || type === '' || types.includes(type);
}

/** What speaks against sending a file as it is now; null when nothing does. */
export function checkFile(file: File, limits: UploadLimits): UploadProblem | null {
  if (!takesType(limits, file.type)) return { kind: 'type_not_taken', type: file.type };
  const allowed = file.type.startsWith('image/') ? limits.pictureSize : limits.otherSize;
  return allowed !== null && file.size > allowed ? { kind: 'file_too_big', size: file.size, allowed } : null;
}
