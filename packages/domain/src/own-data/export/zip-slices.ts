import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of an archive, as texts that are read when their turn has come. */
export interface ZippedFile {
  readonly name: string;
  readonly texts: AsyncIterable<string>;
}

/** Milliseconds of work before the page can do something else. */
const SLICE_MS = 8;
/** Characters that are compressed at once: some milliseconds of work, also at first, when the code was just loaded. */
const SLICE_LENGTH = 8192;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The end of a slice; a letter of two units is not cut in half. */
function sliceEnd(text: string, from: number): number {
  const end = Math.min(from + SLICE_LENGTH, text.length);
  const unit = text.charCodeAt(end - 1);
  return end < text.length && unit >= 0xd800 && unit < 0xdc00 ? end - 1 : end;
}

/**
 * Makes a zip archive in slices that keep the page responsive; resolves with its parts. No part of the files is held
 * besides what is being compressed.
 */
export async function zipInSlices(files: readonly ZippedFile[]): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error !== null) throw error;
    parts.push(new Uint8Array(part));
  });
  // The time that loading this code took does not count.
  await pause();
  let pauseAt = performance.now() + SLICE_MS;
  for (const { name, texts } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const text of texts) {
      for (let at = 0; at < text.length;) {
        const end = sliceEnd(text, at);
        file.push(strToU8(text.slice(at, end)));
        at = end;
        if (performance.now() < pauseAt) continue;
        await pause();
        pauseAt = performance.now() + SLICE_MS;
      }
    }
    file.push(new Uint8Array(0), true);
  }
  zip.end();
  return parts;
}
