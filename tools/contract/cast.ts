import { randomBytes } from 'node:crypto';
import { PlainFailure } from '../run/command';
import type { NetworkServer } from './network-server';

/** The people of the areas; what each of them is there. */
export const ROLES = ['alice', 'bob', 'carol', 'dave'] as const;
export type Role = (typeof ROLES)[number];

export interface Person {
  readonly name: string;
  readonly password: string;
}

/** Who plays whom. */
export type Cast = ReadonlyMap<Role, Person>;

const USERS = '/api/v1/pleroma/admin/users';

/** People who are made for one area, so that it finds them as new as in the sandbox, and removed after it. */
export class MadePeople {
  readonly #server: NetworkServer;
  readonly #admin: string;
  readonly #names = new Set<string>();

  constructor(server: NetworkServer, admin: string) {
    this.#server = server;
    this.#admin = admin;
  }

  /** Somebody for each role: an administrator, a moderator, somebody, and somebody who asks before being followed. */
  async make(): Promise<Cast> {
    const mark = randomBytes(4).toString('hex');
    const people = ROLES.map((role) => {
      const person = { name: `linnet${mark}${role}`, password: randomBytes(12).toString('hex') };
      return [role, person] as const;
    });
    // Known before they are made: whatever goes wrong then, they are removed.
    for (const [, { name }] of people) this.#names.add(name);
    const users = people.map(([, { name, password }]) => ({
      nickname: name,
      email: `${name}@linnet-contract.example`,
      password,
    }));
    await this.#server.call(`POST ${USERS}`, { token: this.#admin, json: { users } });
    const cast = new Map(people);
    await this.#give(cast, 'alice', 'admin');
    await this.#give(cast, 'bob', 'moderator');
    const dave = cast.get('dave');
    if (dave) {
      const token = await this.#server.signIn(dave);
      await this.#server.call('PATCH /api/v1/accounts/update_credentials', { token, json: { locked: true } });
    }
    return cast;
  }

  async #give(cast: Cast, role: Role, right: string): Promise<void> {
    const name = cast.get(role)?.name ?? '';
    await this.#server.call(`POST ${USERS}/${name}/permission_group/${right}`, {
      token: this.#admin,
      json: {},
    });
  }

  /** Somebody else who came to be and is to be removed. */
  add(name: string): void {
    this.#names.add(name);
  }

  /** Removes everybody who was made; gives what could not be done. */
  async remove(): Promise<string[]> {
    const failures: string[] = [];
    for (const name of this.#names) {
      try {
        await this.#server.call(`DELETE ${USERS}?nickname=${name}`, { token: this.#admin });
        this.#names.delete(name);
      } catch (error) {
        // Whoever deleted their account in a step is gone already.
        if (!(error instanceof PlainFailure)) throw error;
        if (/answered 404/.test(error.message)) this.#names.delete(name);
        else failures.push(`${name} is still there: ${error.message}`);
      }
    }
    return failures;
  }
}

/** The given people in the order of the roles; whoever is called as a role plays it. */
export function castOf(given: readonly Person[]): Cast {
  const named = given.filter(({ name }) => ROLES.some((role) => role === name));
  const others = given.filter((person) => !named.includes(person));
  return new Map(
    ROLES.flatMap((role) => {
      const person = named.find(({ name }) => name === role) ?? others.shift();
      return person ? [[role, person] as const] : [];
    }),
  );
}
