import { checkEmail, normaliseEmail } from '@sonde/machines/rules/people';
import { hasHidden, isLongerThan, tidySpaces } from '@sonde/machines/rules/texts';
import type { Sql } from '../db/connect.ts';
import {
  changeOrganization,
  findOrganizationBySlug,
  type OrganizationRecord,
  type OrganizationSettings,
  organizationsWithMember,
  type PersonalProbe,
} from '../modules/people/organization-settings.repository.ts';
import {
  type CommandResult,
  failedResult,
  notConfirmed,
  type OperatorCommand,
  problemIn,
  type TypedOptions,
} from './operator-command.ts';

/** What the commands about organizations need. */
export interface OrganizationCommandServices {
  readonly sql: Sql;
  /** Asks before something is changed; true if it was answered with yes. */
  confirm(question: string): Promise<boolean>;
}

/** What was typed: the settings to change, and what one member may buy. */
interface TypedChange {
  readonly settings: Partial<OrganizationSettings>;
  readonly personalProbe: PersonalProbe | null;
}

type Read<Value> = { readonly value: Value } | { readonly problem: string };

/** In characters. */
const longestPracticeType = 100;

/** More than any organization has. */
const mostOfAnything = 100_000;

/** What stands for none of its own. */
const none = 'none';

function readPracticeType(typed: string): Read<string | null> {
  const text = tidySpaces(typed);
  if (text === '' || hasHidden(typed) || isLongerThan(text, longestPracticeType))
    return { problem: `Give --practice-type in 1 to ${longestPracticeType} characters, or "${none}".` };
  return { value: text === none ? null : text };
}

const readMost =
  (option: string) =>
  (typed: string): Read<number | null> => {
    if (typed === none) return { value: null };
    const most = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
    return most >= 1 && most <= mostOfAnything
      ? { value: most }
      : { problem: `Give --${option} as a number from 1 to ${mostOfAnything}, or "${none}".` };
  };

const answers: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

function readAnswer(typed: string): Read<boolean> {
  const value = answers.get(typed);
  return value === undefined ? { problem: 'Give --seats-in-tens as yes or no.' } : { value };
}

function readPersonalProbe(typed: string): Read<PersonalProbe> {
  const [email = '', answer = '', ...rest] = typed.split('=');
  const isAllowed = answers.get(answer);
  return checkEmail(email) !== null || isAllowed === undefined || rest.length > 0
    ? { problem: 'Give --personal-probe as EMAIL=yes or EMAIL=no.' }
    : { value: { email: normaliseEmail(email), isAllowed } };
}

/** Each setting with its option, how it is read, and what operators call it. */
const settingsTable = {
  practiceType: { option: 'practice-type', read: readPracticeType, title: 'Practice type' },
  maxDevices: { option: 'max-devices', read: readMost('max-devices'), title: 'Most probes' },
  maxCloudUsers: { option: 'max-users', read: readMost('max-users'), title: 'Most seats' },
  isOld10BasedTeamPricing: { option: 'seats-in-tens', read: readAnswer, title: 'Seats sold in tens' },
} as const satisfies Readonly<
  Record<
    keyof OrganizationSettings,
    { readonly option: string; read(typed: string): Read<unknown>; readonly title: string }
  >
>;
const settingNames = Object.keys(settingsTable) as readonly (keyof OrganizationSettings)[];

/** The change as typed, or the first thing that is wrong with it. */
function readChange(options: TypedOptions): TypedChange | { readonly problem: string } {
  const typed = settingNames.flatMap((name) => {
    const text = options[settingsTable[name].option];
    return text === undefined ? [] : [{ name, ...settingsTable[name].read(text) }];
  });
  const probe = options['personal-probe'];
  const personal = probe === undefined ? { value: null } : readPersonalProbe(probe);
  const wrong = [...typed, personal].find((read) => 'problem' in read);
  if (wrong !== undefined && 'problem' in wrong) return { problem: wrong.problem };
  if (typed.length === 0 && probe === undefined)
    return { problem: 'Say what to change, such as --max-devices 20.' };
  return {
    settings: Object.fromEntries(typed.flatMap((read) => ('value' in read ? [[read.name, read.value]] : []))),
    personalProbe: 'value' in personal ? personal.value : null,
  };
}

const inWords = (value: OrganizationSettings[keyof OrganizationSettings]): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? none : String(value);
};

const lineOf = (settings: OrganizationSettings) => (name: keyof OrganizationSettings) =>
  `${settingsTable[name].title}: ${inWords(settings[name])}`;

function shown(found: OrganizationRecord): CommandResult {
  const { slug, name, country, market, hasHadTrial, personalProbes } = found;
  return {
    isDone: true,
    lines: [
      `${name} (${slug}), ${country}, ${market.toLowerCase()}`,
      ...settingNames.map(lineOf(found)),
      `Has tried a plan: ${inWords(hasHadTrial)}`,
      `May buy a probe of their own: ${personalProbes.join(', ') || none}`,
    ],
    json: found,
  };
}

const unknown = failedResult(
  'No organization has this slug. Find it with "organization show EMAIL" of a member.',
);

async function show({ sql }: OrganizationCommandServices, typed: string): Promise<CommandResult> {
  if (checkEmail(typed) !== null) {
    const found = await findOrganizationBySlug(sql, typed);
    return found === null ? unknown : shown(found);
  }
  const organizations = await organizationsWithMember(sql, normaliseEmail(typed));
  if (organizations.length === 0) return failedResult(`${typed} is no member of an organization.`);
  return {
    isDone: true,
    lines: organizations.map(({ slug, name }) => `${slug}  ${name}`),
    json: organizations,
  };
}

/** What would change, a line each: before and after. */
function differences(found: OrganizationRecord, { settings, personalProbe }: TypedChange): readonly string[] {
  const after = { ...found, ...settings };
  const changed = settingNames.filter((name) => found[name] !== after[name]);
  const wasAllowed = personalProbe !== null && found.personalProbes.includes(personalProbe.email);
  return [
    ...changed.map((name) => `${lineOf(found)(name)} → ${inWords(after[name])}`),
    ...(personalProbe === null || personalProbe.isAllowed === wasAllowed
      ? []
      : [`${personalProbe.email} may buy a probe of their own: ${inWords(personalProbe.isAllowed)}`]),
  ];
}

async function change(
  services: OrganizationCommandServices,
  slug: string,
  options: TypedOptions,
): Promise<CommandResult> {
  const typed = readChange(options);
  if ('problem' in typed) return failedResult(typed.problem);
  const found = await findOrganizationBySlug(services.sql, slug);
  if (found === null) return unknown;
  const lines = differences(found, typed);
  if (lines.length === 0) return { isDone: true, lines: ['Nothing changes.'], json: found };
  if (!(await services.confirm(`Change ${found.name}? ${lines.join('; ')}.`)))
    return failedResult(notConfirmed);
  const { settings, personalProbe } = typed;
  if (!(await changeOrganization(services.sql, found.id, { ...found, ...settings }, personalProbe)))
    return failedResult(`${personalProbe?.email} is no member of ${found.name}.`);
  return { isDone: true, lines, json: await findOrganizationBySlug(services.sql, slug) };
}

/** The commands about what operators decide about organizations. */
export const organizationCommands: readonly OperatorCommand<OrganizationCommandServices>[] = [
  {
    name: 'organization show',
    parameters: ['SLUG|EMAIL'],
    help: 'Shows an organization and what is decided about it. With an email address, lists the organizations of that member.',
    isReadOnly: true,
    run: (services, [typed = '']) => show(services, typed),
  },
  {
    name: 'organization set',
    parameters: ['SLUG'],
    options: {
      'practice-type': '[--practice-type TEXT|none]',
      'max-devices': '[--max-devices NUMBER|none]',
      'max-users': '[--max-users NUMBER|none]',
      'seats-in-tens': '[--seats-in-tens yes|no]',
      'personal-probe': '[--personal-probe EMAIL=yes|no]',
    },
    help: 'Changes what is decided about an organization: its type of practice, the most probes and seats it may have ("none" is as for everyone), whether its seats are sold in tens, and whether a member may buy a probe of their own.',
    problemOf: (_parameters, options) => problemIn(readChange(options)),
    run: (services, [slug = ''], options = {}) => change(services, slug, options),
  },
];
