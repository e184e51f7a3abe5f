import { type UploadSender, maxAnswerLength } from './transport/sender';
import { tooLong } from './transport/too-long';

/** Sends uploads by `XMLHttpRequest`, the only way in browsers to observe the progress. */
export const xhrUpload: UploadSender = ({ method, url, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const settle = (finish: () => void): void => {
      signal.removeEventListener('abort', abort);
      finish();
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('progress', ({ loaded }) => {
      if (loaded <= maxAnswerLength) return;
      settle(() => reject(tooLong()));
      request.abort();
    });
    request.addEventListener('load', () => {
      const { status, responseText: text } = request;
      const link = request.getResponseHeader('link');
      const retryAfter = request.getResponseHeader('retry-after');
      settle(() => resolve({ status, link, retryAfter, text }));
    });
    request.addEventListener('error', () => settle(() => reject(new TypeError('upload failed'))));
    request.addEventListener('abort', () => settle(() => reject(new TypeError('upload given up'))));
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) settle(() => reject(new TypeError('upload given up')));
    else request.send(body);
  });
