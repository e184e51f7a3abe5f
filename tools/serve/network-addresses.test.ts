import { expect, test } from 'vitest';
import { networkAddresses } from './network-addresses';

const common = { netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null };

test('other machines are told the addresses that they can reach, and no others', () => {
  const interfaces = {
    lo: [{ ...common, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
    wlan: [
      { ...common, address: '192.0.2.7', family: 'IPv4' as const, internal: false },
      { ...common, address: 'fe80::1', family: 'IPv6' as const, internal: false, scopeid: 4 },
    ],
  };
  expect(networkAddresses('http://localhost:8080', interfaces)).toEqual(['http://192.0.2.7:8080']);
  expect(networkAddresses('http://localhost:8080', {})).toEqual([]);
});
