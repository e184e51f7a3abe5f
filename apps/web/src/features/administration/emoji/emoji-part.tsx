import { OtherServer } from './other-server';
import { PackList } from './pack-list';
import { PackPage } from '../emoji-pack/pack-page';

/** The emoji packs of the server: all of them, one of them, or those of another server, as the address says. */
export function EmojiPart({ search }: { readonly search: string }) {
  const query = new URLSearchParams(search);
  const name = query.get('pack');
  const server = query.get('from');
  if (name !== null) return <PackPage key={name} name={name} />;
  if (server !== null) return <OtherServer key={server} address={server} />;
  return <PackList />;
}
