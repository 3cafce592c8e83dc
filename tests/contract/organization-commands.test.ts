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
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPeople(database.sql, new Date('2026-11-20T15:00:00Z'));
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
    for (const title of ['Practice type', 'Most probes', 'Most seats', 'Seats sold in tens'])
      expect(lines.some((line) => line.startsWith(`${title}: `))).toBe(true);
  });

  it('is changed once that is confirmed, which is recorded', async () => {
    const change = {
      'max-devices': '20',
      'max-users': '40',
      'seats-in-tens': 'yes',
      'practice-type': 'Hospital',
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
    };
    expect((await run('organization set lakeside-clinic', back)).json).toMatchObject({
      practiceType: null,
      maxDevices: null,
      maxCloudUsers: null,
      isOld10BasedTeamPricing: false,
    });
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
  ])('%s with %j isn’t changed: %s', async (slug, options, line) => {
    const result = await run(`organization set ${slug}`, options);
    expect(result.isDone).toBe(false);
    expect(result.lines[0]).toContain(line);
  });
});
