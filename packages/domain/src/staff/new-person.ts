import { type NewPerson, type StaffAccount, createPerson } from '@linnet/api';
import type { Client } from '../client/client';
import { type StepOutcome, runChecked } from '../kernel/tasks/checked-step';
import { errorOf } from '../kernel/error-of';
import { fetchPerson } from './people';

/**
 * Makes an account of this server, approved and confirmed. `already`: there is one of this name, also when the answer
 * to an earlier try was lost.
 */
export const makePerson = (client: Client, person: NewPerson): Promise<StepOutcome<StaffAccount | null>> =>
  runChecked<StaffAccount | null>({
    load: () => fetchPerson(client, person.nickname),
    isSame: () => true,
    isDone: (now) => now !== null,
    act: () => errorOf(client.send(createPerson(person))),
  });
