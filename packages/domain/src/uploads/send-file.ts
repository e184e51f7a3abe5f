import { ApiError, uploadMedia, type Attachment } from '@linnet/api';
import type { Send } from '../session/send';
import type { EncodePicture } from './pictures/encode-picture';
import { prepareFile } from './pictures/prepare-file';
import type { UploadPhase, UploadProblem } from './upload';
import type { UploadJob } from './upload-job';
import type { UploadLimits } from './upload-limits';
import { UploadRejection } from './upload-rejection';
import { waitUntilReady } from './wait-until-ready';

export interface SendFileOptions {
  send: Send;
  limits: () => UploadLimits;
  /** The viewer's settings for pictures. */
  options: () => { shrinks: boolean; alwaysJpeg: boolean };
  encode: EncodePicture;
  newKey: () => string;
}

/**
 * Whether the server itself has answered, and not a gateway before it: it would give the same answer to the same key
 * again.
 */
function isServerAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.reason.kind === 'offline') return false;
  const { reason } = error;
  const isGateway = reason.kind === 'http' && [502, 503, 504].includes(reason.status) && reason.body === null;
  return !isGateway;
}

/**
 * Creates the function that uploads a file, from where the last attempt ended: prepares and checks it, sends it, and
 * waits until the server has processed it. Throws `ApiError`, `UploadRejection`, or an error of preparing.
 */
export function createSendFile({ send, limits, options, encode, newKey }: SendFileOptions) {
  async function prepare({ upload, control }: UploadJob): Promise<File> {
    const accepts = (type: string): boolean => isAcceptedType(limits(), type);
    const ready = await prepareFile(upload.file, { ...options(), encode, accepts });
    if (control.signal.aborted) throw new ApiError({ kind: 'aborted' });
    const problem = checkFile(ready, limits());
    if (problem !== null) throw new UploadRejection(problem);
    return ready;
  }

  async function upload(
    job: UploadJob,
    file: File,
    onPhase: (phase: UploadPhase) => void,
  ): Promise<Attachment> {
    let reported = 0;
    const onUploadProgress = (fraction: number): void => {
      const percent = Math.floor(fraction * 100);
      if (percent === reported) return;
      reported = percent;
      onPhase({ state: 'sending', fraction: percent / 100 });
    };
    onPhase({ state: 'sending', fraction: 0 });
    const call = uploadMedia({ file, description: '', idempotencyKey: job.key });
    return send(call, { signal: job.control.signal, onUploadProgress });
  }

  async function finish(
    job: UploadJob,
    id: string,
    onPhase: (phase: UploadPhase) => void,
  ): Promise<Attachment> {
    onPhase({ state: 'processing' });
    try {
      return await waitUntilReady(id, { send, signal: job.control.signal });
    } catch (error) {
      // The server has given the file up: it has to be sent again.
      if (isServerAnswer(error)) job.mediaId = null;
      throw error;
    }
  }

  return async function sendFile(job: UploadJob, onPhase: (phase: UploadPhase) => void): Promise<Attachment> {
    try {
      if (job.prepared === null) {
        onPhase({ state: 'preparing' });
        job.prepared = await prepare(job);
      }
      if (job.mediaId === null) {
        const answer = await upload(job, job.prepared, onPhase);
        if (answer.url !== '') return answer;
        job.mediaId = answer.id;
      }
      return await finish(job, job.mediaId, onPhase);
    } catch (error) {
      if (isServerAnswer(error)) job.key = newKey();
      throw error;
    }
  };
}

/** Whether the server takes files of this type. A file without a type is left to the server. */
function isAcceptedType({ types }: UploadLimits, type: string): boolean {
  return types.length === 0 || type === '' || types.includes(type);
}

/** Why a prepared file can't be sent; null when it can. */
function checkFile(file: File, limits: UploadLimits): UploadProblem | null {
  if (!isAcceptedType(limits, file.type)) return { kind: 'type_not_accepted', type: file.type };
  const allowed = file.type.startsWith('image/') ? limits.pictureSize : limits.otherSize;
  return allowed !== null && file.size > allowed ? { kind: 'file_too_big', size: file.size, allowed } : null;
}
