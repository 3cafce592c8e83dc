import * as v from 'valibot';
import organizationData from './organizations.json' with { type: 'json' };
import personData from './people.json' with { type: 'json' };
import { sandboxOrganizations, sandboxPeople } from './sandbox.schema.ts';

/** The organizations of the sandbox, as its file has them. Throws for one that the schema does not know. */
export const organizationsOfTheSandbox = () => v.parse(sandboxOrganizations, organizationData);

/** The people of the sandbox, as their file has them. Throws for one that the schema does not know. */
export const peopleOfTheSandbox = () => v.parse(sandboxPeople, personData);
