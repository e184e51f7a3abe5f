import { expect, test } from 'vitest';
import { matchRoute } from '../../platform/navigation/match-route';
import { remoteHandle } from './remote-user-screen';

test.each([
  ['/remote-users/@orla@birch.example', 'orla@birch.example'],
  ['/remote-users/orla@birch.example', 'orla@birch.example'],
  ['/remote-users/%40orla%40birch.example/', 'orla@birch.example'],
  ['/remote-users/birch.example/orla', 'orla@birch.example'],
  ['/remote-users/birch.example/@orla', 'orla@birch.example'],
  ['/remote-users/@caf%C3%A9@b%C3%BCcher.example', 'café@bücher.example'],
])('%s means %s [1.2.011, 1.2.012]', (path, name) => {
  expect(remoteHandle(matchRoute(path)?.params ?? {})).toBe(name);
});
