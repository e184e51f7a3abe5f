import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { crash } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import {
  addDomainBlock,
  findDomainBlocks,
  removeDomainBlock,
  type DomainBlock,
} from '../store/relationships';

/** The domain in the body, also for DELETE: the real server does not accept it in the query. */
function readBlock({ params, reader, url }: Call): DomainBlock {
  const domain = params.text('domain')?.trim().toLowerCase() ?? '';
  if (domain === '' || url.searchParams.has('domain')) throw crash(400);
  return { accountId: signedIn(reader).id, domain };
}

function add(call: Call): Response {
  addDomainBlock(call.here.db, { ...readBlock(call), at: call.here.now() });
  return answer({});
}

function remove(call: Call): Response {
  removeDomainBlock(call.here.db, readBlock(call));
  return answer({});
}

const PATH = '/api/v1/domain_blocks';
const WRITE = user('follow', 'write:blocks');

export const domainBlockRoutes: Route[] = [
  {
    method: 'GET',
    path: PATH,
    access: user('follow', 'read:blocks'),
    handle: ({ here, reader }) => answer(findDomainBlocks(here.db, signedIn(reader).id)),
  },
  { method: 'POST', path: PATH, access: WRITE, handle: add },
  { method: 'DELETE', path: PATH, access: WRITE, handle: remove },
];
