import type { WireFrontEnd } from '@linnet/api/wire';
import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { crash, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import type { Settings } from '../../server/settings';

const KNOWN = [
  { name: 'linnet', ref: 'stable' },
  { name: 'hedge-fe', ref: 'develop' },
];

const archive = (name: string) => `https://builds.example/${name}/\${ref}.zip`;

/** The known front ends, then others that were installed from an address. */
function listed({ installedFrontEnds }: Settings): WireFrontEnd[] {
  const refsOf = (name: string) => installedFrontEnds[name] ?? [];
  const known = KNOWN.map(({ name, ref }): WireFrontEnd => ({
    name,
    git: `https://source.example/${name}`,
    build_url: archive(name),
    ref,
    installed: refsOf(name).length > 0,
    installed_refs: refsOf(name),
  }));
  const others = Object.keys(installedFrontEnds).filter((name) => KNOWN.every((each) => each.name !== name));
  return [
    ...known,
    ...others.map((name): WireFrontEnd => ({
      name,
      git: null,
      build_url: null,
      ref: null,
      installed: true,
      installed_refs: refsOf(name),
    })),
  ];
}

function add(settings: Settings, name: string, ref: string): void {
  const refs = settings.installedFrontEnds[name] ?? [];
  settings.installedFrontEnds = { ...settings.installedFrontEnds, [name]: [...new Set([...refs, ref])] };
}

/** Installs a front end. Nothing is fetched: each address that ends with `.zip` has an archive with a folder `dist`. */
function install({ server, params }: Call): Response {
  params.required('name');
  const { settings } = server;
  const name = params.text('name') ?? '';
  const known = KNOWN.find((each) => each.name === name);
  const ref = params.text('ref') ?? known?.ref;
  const source = params.text('file') ?? params.text('build_url') ?? (known && archive(known.name));
  if (ref === undefined || source === undefined) throw crash();
  if (!source.replace('${ref}', ref).endsWith('.zip') || ref === 'missing')
    throw problem(400, 'Could not download or unzip the frontend');
  add(settings, name, ref);
  if ((params.text('build_dir') ?? 'dist') !== 'dist') {
    add(settings, 'tmp', 'dist');
    throw crash();
  }
  return answer(listed(settings));
}

export const frontEndRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/frontends', [
  {
    endpoint: 'GET',
    access: user('admin:read'),
    requirement: 'admin',
    handle: ({ server }) => answer(listed(server.settings)),
  },
  { endpoint: 'POST /install', access: user('admin:write'), requirement: 'admin', handle: install },
]);
