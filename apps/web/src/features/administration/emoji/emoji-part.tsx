import { OtherServer } from './other-server';
import { PackList } from './pack-list';
import { PackPage } from '../emoji-pack/pack-page';

/** The list of the server's emoji packs, one of them, or the packs of another server, depending on the address. */
export function EmojiPart({ search }: { readonly search: string }) {
  const query = new URLSearchParams(search);
  const name = query.get('pack');
  const server = query.get('from');
  if (name !== null) return <PackPage key={name} name={name} />;
  if (server !== null) return <OtherServer key={server} address={server} />;
  return <PackList />;
}
