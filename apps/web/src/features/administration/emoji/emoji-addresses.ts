import { partPath } from '../../../blocks/administration/part-entries';
const part = (): string => partPath('emoji');

/** The list of all packs. */
export const packsAddress = part;

export const packAddress = (name: string): string =>
  `${part()}?${new URLSearchParams({ pack: name }).toString()}`;

/** The packs of another server; with an empty address, the form that asks for it. */
export const otherServerAddress = (server: string): string =>
  `${part()}?${new URLSearchParams({ from: server }).toString()}`;

/** The path of a picture in a pack of this server. */
export const pictureAddress = (pack: string, file: string): string =>
  ['/emoji', ...[pack, ...file.split('/')].map(encodeURIComponent)].join('/');
