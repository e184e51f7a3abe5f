import { partPath } from '../../../blocks/administration/part-entries';
const part = (): string => partPath('emoji');

/** The list of all packs. */
export const packsAddress = part;

export const packAddress = (name: string): string =>
  `${part()}?${new URLSearchParams({ pack: name }).toString()}`;

/** The packs of another server; with an empty address, the form that asks for it. */
export const otherServerAddress = (server: string): string =>
  `${part()}?${new URLSearchParams({ from: server }).toString()}`;

/** Where the server has the picture of a pack's file. */
export const pictureAddress = (pack: string, file: string): string =>
  ['/emoji', pack, ...file.split('/')]
    .map((name, at) => (at === 0 ? name : encodeURIComponent(name)))
    .join('/');
