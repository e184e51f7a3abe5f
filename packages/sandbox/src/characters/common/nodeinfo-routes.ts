import { answer } from '../../server/answer';
import type { Here } from '../../server/here';
import { OPEN, type Route } from '../../server/route';

const SCHEMA = 'http://nodeinfo.diaspora.software/ns/schema';

interface NodeinfoPlan {
  /** The only version that the server has. */
  version: '2.0' | '2.1';
  /** The content type of the document with the links. */
  linksType: 'application/json' | 'application/jrd+json';
  document(here: Here): object;
  missing(): Response;
}

/** Nodeinfo of one version, only at the address that the document with the links names. */
export function nodeinfoRoutes({ version, linksType, document, missing }: NodeinfoPlan): Route[] {
  const address = `/nodeinfo/${version}`;
  return [
    {
      method: 'GET',
      path: '/.well-known/nodeinfo',
      access: OPEN,
      handle: ({ here }) => {
        const rel = `${SCHEMA}/${version}`;
        const type = linksType === 'application/json' ? {} : { type: `application/json; profile="${rel}#"` };
        const links = [{ rel, href: here.origin() + address, ...type }];
        return answer({ links }, { headers: { 'content-type': linksType } });
      },
    },
    {
      method: 'GET',
      path: '/nodeinfo/:version',
      access: OPEN,
      handle: ({ here, url }) => (url.pathname === address ? answer(document(here)) : missing()),
    },
  ];
}
