import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findCommand,
  type OperatorCommand,
  type TypedOptions,
} from '../../server/operator/operator-command.ts';
import {
  operatorEntries,
  type OperatorLogServices,
  runRecorded,
} from '../../server/operator/operator-log.ts';
import {
  organizationCommands,
  type OrganizationCommandServices,
} from '../../server/operator/organization-commands.ts';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createTestServices } from '../support/shop-services.ts';
import { signedInAs } from '../support/test-account.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { type CheckoutClient, codesOf, createCheckoutClient, lineInputs } from './checkout-client.ts';

const now = new Date('2026-11-20T15:00:00Z');
let database: TestDatabase;
let client: CheckoutClient;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPeople(database.sql, now);
  client = createCheckoutClient(createGraphqlHandler(createTestServices(database, { now: () => now })));
});
afterAll(() => database.close());

const commands: readonly OperatorCommand<OrganizationCommandServices & OperatorLogServices>[] =
  organizationCommands;
const asked: string[] = [];

/** Runs an operator's command as typed, asks, and records it. */
async function run(words: string, options: TypedOptions = {}, answer = true) {
  const found = findCommand(commands, words.split(' '), options);
  if ('problem' in found) throw new Error(found.problem);
  const confirm = (question: string) => {
    asked.push(question);
    return Promise.resolve(answer);
  };
  const services = { sql: database.sql, operator: 'grace', confirm };
  return runRecorded(services, found.command, found.parameters, found.options);
}

describe('an organization', () => {
  it('is found by a member, and shown with what is decided about it', async () => {
    const found = await run('organization show admin@clinic.example');
    expect(found.lines.join('\n')).toContain('lakeside-clinic');
    const { lines } = await run('organization show lakeside-clinic');
    for (const title of [
      'Practice type',
      'Most probes',
      'Most seats',
      'Seats sold in tens',
      'Provisioning of its plan',
      'Plan synchronized with the account service',
      'May buy an IQ+ of their own',
    ])
      expect(lines.some((line) => line.startsWith(`${title}: `))).toBe(true);
  });

  it('is changed once that is confirmed, which is recorded', async () => {
    const change = {
      'max-devices': '20',
      'max-users': '40',
      'seats-in-tens': 'yes',
      'practice-type': 'Hospital',
      provisioning: 'SINGLE_SIGN_ON',
      synchronized: 'yes',
    };
    const before = (await run('organization show lakeside-clinic')).json;
    expect(await run('organization set lakeside-clinic', change, false)).toMatchObject({ isDone: false });
    expect((await run('organization show lakeside-clinic')).json).toEqual(before);
    expect(asked.at(-1)).toMatch(/Most probes: \w+ → 20; Most seats: \w+ → 40/);

    const done = await run('organization set lakeside-clinic', { ...change, reason: 'Ticket 12' });
    expect(done.json).toMatchObject({
      practiceType: 'Hospital',
      maxDevices: 20,
      maxCloudUsers: 40,
      isOld10BasedTeamPricing: true,
      provisioningType: 'SINGLE_SIGN_ON',
      isSynchronized: true,
    });
    const [entry] = await operatorEntries(database.sql, 1);
    expect(entry).toMatchObject({
      command: 'organization set',
      options: change,
      reason: 'Ticket 12',
      isDone: true,
    });
    expect((await run('organization set lakeside-clinic', change)).lines).toEqual(['Nothing changes.']);

    const back = {
      'max-devices': 'none',
      'max-users': 'none',
      'seats-in-tens': 'no',
      'practice-type': 'none',
      provisioning: 'none',
      synchronized: 'no',
    };
    expect((await run('organization set lakeside-clinic', back)).json).toMatchObject({
      practiceType: null,
      maxDevices: null,
      maxCloudUsers: null,
      isOld10BasedTeamPricing: false,
      provisioningType: null,
      isSynchronized: false,
    });
  });

  it('without a plan has nothing that is provisioned or synchronized', async () => {
    await database.sql`
      insert into organization (id, slug, name, country, market)
      values (gen_random_uuid(), 'no-plan', 'No Plan', 'US', 'HUMAN')`;
    for (const options of [{ provisioning: 'INVITATION' }, { synchronized: 'no' }])
      expect(await run('organization set no-plan', options)).toMatchObject({
        isDone: false,
        lines: ['No Plan has no plan.'],
      });
    expect((await run('organization set no-plan', { 'max-devices': '3' })).isDone).toBe(true);
  });

  it.each([
    ['personal-probe-plus', 'IQP-USBC'],
    ['personal-probe-iq3', 'IQ3-USBC'],
  ])('by --%s lets a member buy an %s, and no longer', async (option, sku) => {
    const email = 'member@clinic.example';
    const previewRefusal = async () => {
      const { data } = await client.send(
        'BundlePreview',
        { country: 'US', lines: lineInputs({ [sku]: 1 }) },
        signedInAs(email),
      );
      return codesOf(data?.['bundlePreview'] as Parameters<typeof codesOf>[0]);
    };
    expect(await previewRefusal()).toEqual(['NO_PERMISSIONS']);
    await run('organization set lakeside-clinic', { [option]: `${email}=yes` });
    expect(await previewRefusal()).toEqual([]);
    await run('organization set lakeside-clinic', { [option]: `${email}=no` });
    expect(await previewRefusal()).toEqual(['NO_PERMISSIONS']);
  });

  it('changes nothing where one of those who are named is no member', async () => {
    const before = (await run('organization show lakeside-clinic')).json;
    const options = {
      'personal-probe-iq3': 'member@clinic.example=yes',
      'personal-probe-plus': 'vet@practice.example=yes',
    };
    expect((await run('organization set lakeside-clinic', options)).isDone).toBe(false);
    expect((await run('organization show lakeside-clinic')).json).toEqual(before);
  });

  it('lets one of its members buy a probe of their own, and no one else', async () => {
    const allow = (email: string, answer: string) =>
      run('organization set lakeside-clinic', { 'personal-probe': `${email}=${answer}` });
    expect((await allow('admin@clinic.example', 'no')).isDone).toBe(true);
    expect((await allow('admin@clinic.example', 'yes')).json).toMatchObject({
      personalProbes: expect.arrayContaining(['admin@clinic.example']) as string[],
    });
    expect(await allow('vet@practice.example', 'yes')).toMatchObject({
      isDone: false,
      lines: [expect.stringContaining('vet@practice.example is no member of') as string],
    });
  });

  it.each([
    ['no-such-clinic', { 'max-devices': '1' }, 'No organization has this slug.'],
    ['lakeside-clinic', {}, 'Say what to change'],
    ['lakeside-clinic', { 'max-devices': '0' }, 'Give --max-devices as a number'],
    ['lakeside-clinic', { 'max-users': '1.5' }, 'Give --max-users as a number'],
    ['lakeside-clinic', { 'seats-in-tens': 'constructor' }, 'Give --seats-in-tens as yes or no.'],
    ['lakeside-clinic', { 'practice-type': 'a\u0007b' }, 'Give --practice-type'],
    ['lakeside-clinic', { 'personal-probe': 'admin=yes' }, 'Give --personal-probe as EMAIL=yes'],
    ['lakeside-clinic', { 'personal-probe-iq3': 'a@b.example=1' }, 'Give --personal-probe-iq3 as EMAIL=yes'],
    ['lakeside-clinic', { provisioning: ' ' }, 'Give --provisioning in 1 to 40 characters'],
    ['lakeside-clinic', { synchronized: 'maybe' }, 'Give --synchronized as yes or no.'],
  ])('%s with %j isn’t changed: %s', async (slug, options, line) => {
    const result = await run(`organization set ${slug}`, options);
    expect(result.isDone).toBe(false);
    expect(result.lines[0]).toContain(line);
  });
});
