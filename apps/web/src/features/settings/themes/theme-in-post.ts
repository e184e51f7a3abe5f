import { type Attachment, themeFile } from '@linnet/api';
import type { Client, StatusView } from '@linnet/domain';
import type { RichNode } from '@linnet/richtext';
import type { ThemeReading } from '@linnet/theme';
import { readThemeText } from '@linnet/theme/formats';
import { plainFileName } from '../../../blocks/media/file-kinds';
import { orNone, pathOf } from './theme-files';
import { readLink } from './theme-link';

/** A theme that comes with a post: in a link, or as a file that has to be loaded. */
export type ThemeInPost =
  | { readonly kind: 'link'; readonly reading: ThemeReading }
  | { readonly kind: 'file'; readonly address: string; readonly name: string };

/** Characters of a file in a post; a style has some 10,000. */
const MAX_LENGTH = 100_000;

/** The first theme of a post; null where there is none. */
export function themeInPost({ status, content }: StatusView): ThemeInPost | null {
  for (const address of linksOf(content.nodes)) {
    const reading = readLink(address.slice(address.indexOf('#')));
    if (reading !== null) return { kind: 'link', reading };
  }
  const file = status.attachments.find(isThemeFile);
  return file === undefined ? null : { kind: 'file', address: file.url, name: nameOf(file) };
}

function* linksOf(nodes: readonly RichNode[]): Generator<string> {
  for (const node of nodes) {
    if (node.kind === 'link') yield node.href;
    else if ('children' in node) yield* linksOf(node.children);
  }
}

const isThemeFile = ({ url }: Attachment): boolean => /\.iss(?:\?|$)/i.test(url);

/** The description if there is one: servers may have renamed the file. */
const nameOf = ({ description, url }: Attachment): string =>
  (description.trim() || plainFileName(url)).replace(/\.iss$/i, '').slice(0, 100);

type ThemeFile = Extract<ThemeInPost, { kind: 'file' }>;

/** Whether a file is loaded without a click: only from the viewer's server, since another would learn who sees the post. */
export function isLoadedAtOnce(
  { environment }: Pick<Client, 'environment'>,
  { address }: ThemeFile,
): boolean {
  return pathOf(address, environment.baseUrl) !== null;
}

/** Loads and reads a file; null if there is none. Rejects with an `ApiError` while the viewer's server cannot be reached. */
export async function loadTheme(
  { send, environment }: Pick<Client, 'send' | 'environment'>,
  { address, name }: ThemeFile,
): Promise<ThemeReading | null> {
  const path = pathOf(address, environment.baseUrl);
  const text = await (path === null ? textElsewhere(address) : orNone(send(themeFile(path))));
  if (text === null) return null;
  // It may be compiled without a click, so it must not take long.
  if (text.length > MAX_LENGTH) return { state: 'invalid', problems: [{ key: '', what: 'tooLarge' }] };
  return readThemeText(text, name);
}

async function textElsewhere(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    const file = await answer.blob();
    return answer.ok && file.size <= 4 * MAX_LENGTH ? await file.text() : null;
  } catch (error) {
    // There is no network, or the other server doesn't let this page read its files.
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}
