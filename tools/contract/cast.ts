import { randomBytes } from 'node:crypto';
import { PlainError } from '../run/command';
import type { NetworkServer } from './network-server';

/** The people in the areas; each has another role. */
export const ROLES = ['alice', 'bob', 'carol', 'dave'] as const;
export type Role = (typeof ROLES)[number];

export interface Person {
  readonly name: string;
  readonly password: string;
}

/** Role → person. */
export type Cast = ReadonlyMap<Role, Person>;

const USERS = '/api/v1/pleroma/admin/users';

/** Accounts that are created for one area, so that they are as new as in the sandbox, and deleted afterwards. */
export class CreatedPeople {
  readonly #server: NetworkServer;
  readonly #admin: string;
  readonly #names = new Set<string>();

  constructor(server: NetworkServer, admin: string) {
    this.#server = server;
    this.#admin = admin;
  }

  /** Creates somebody for each role: an administrator, a moderator, an ordinary account, and a locked one. */
  async create(): Promise<Cast> {
    const suffix = randomBytes(4).toString('hex');
    const people = ROLES.map((role) => {
      const person = { name: `linnet${suffix}${role}`, password: randomBytes(12).toString('hex') };
      return [role, person] as const;
    });
    // Recorded before they are created, so that they are deleted whatever goes wrong.
    for (const [, { name }] of people) this.#names.add(name);
    const users = people.map(([, { name, password }]) => ({
      nickname: name,
      email: `${name}@linnet-contract.example`,
      password,
    }));
    await this.#server.call(`POST ${USERS}`, { token: this.#admin, json: { users } });
    const cast = new Map(people);
    await this.#giveRole(cast, 'alice', 'admin');
    await this.#giveRole(cast, 'bob', 'moderator');
    const dave = cast.get('dave');
    if (dave) {
      const token = await this.#server.signIn(dave);
      await this.#server.call('PATCH /api/v1/accounts/update_credentials', { token, json: { locked: true } });
    }
    return cast;
  }

  async #giveRole(cast: Cast, role: Role, group: string): Promise<void> {
    const name = cast.get(role)?.name ?? '';
    await this.#server.call(`POST ${USERS}/${name}/permission_group/${group}`, {
      token: this.#admin,
      json: {},
    });
  }

  /** Adds another account that was created and must be deleted. */
  add(name: string): void {
    this.#names.add(name);
  }

  /** Deletes all created accounts; returns the errors. */
  async remove(): Promise<string[]> {
    const errors: string[] = [];
    for (const name of this.#names) {
      try {
        await this.#server.call(`DELETE ${USERS}?nickname=${name}`, { token: this.#admin });
        this.#names.delete(name);
      } catch (error) {
        // An account may have been deleted in a step.
        if (!(error instanceof PlainError)) throw error;
        if (/answered 404/.test(error.message)) this.#names.delete(name);
        else errors.push(`${name} is still there: ${error.message}`);
      }
    }
    return errors;
  }
}

/** Assigns the given people to the roles in order; somebody with the name of a role gets that role. */
export function castOf(people: readonly Person[]): Cast {
  const named = people.filter(({ name }) => ROLES.some((role) => role === name));
  const others = people.filter((person) => !named.includes(person));
  return new Map(
    ROLES.flatMap((role) => {
      const person = named.find(({ name }) => name === role) ?? others.shift();
      return person ? [[role, person] as const] : [];
    }),
  );
}
