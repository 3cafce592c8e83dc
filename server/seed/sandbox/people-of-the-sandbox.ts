import * as v from 'valibot';
import organizationData from './organizations.json' with { type: 'json' };
import personData from './people.json' with { type: 'json' };
import { sandboxOrganizations, sandboxPeople } from './sandbox.schema.ts';

/** The sandbox's organizations from their file. Throws if one doesn't match the schema. */
export const organizationsOfTheSandbox = () => v.parse(sandboxOrganizations, organizationData);

/** The sandbox's people from their file. Throws if one doesn't match the schema. */
export const peopleOfTheSandbox = () => v.parse(sandboxPeople, personData);
