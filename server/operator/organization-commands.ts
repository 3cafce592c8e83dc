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
  type PersonalProbeRight,
  personalProbeRights,
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

/** What was typed: the settings to change, and what members may buy. */
interface TypedChange {
  readonly settings: Partial<OrganizationSettings>;
  readonly personalProbes: readonly PersonalProbe[];
}

type Read<Value> = { readonly value: Value } | { readonly problem: string };

/** In characters. */
const longestPracticeType = 100;
const longestProvisioning = 40;

/** More than any organization has. */
const mostOfAnything = 100_000;

/** What stands for none of its own. */
const none = 'none';

const readWords =
  (option: string, longest: number) =>
  (typed: string): Read<string | null> => {
    const text = tidySpaces(typed);
    if (text === '' || hasHidden(typed) || isLongerThan(text, longest))
      return { problem: `Give --${option} in 1 to ${longest} characters, or "${none}".` };
    return { value: text === none ? null : text };
  };

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

const readAnswer =
  (option: string) =>
  (typed: string): Read<boolean> => {
    const value = answers.get(typed);
    return value === undefined ? { problem: `Give --${option} as yes or no.` } : { value };
  };

/** Each right of members with its option, and what operators call it. */
const rightsTable = {
  personalProbes: { option: 'personal-probe', title: 'May buy a probe of their own, except IQ+ and IQ3' },
  personalProbesPlus: { option: 'personal-probe-plus', title: 'May buy an IQ+ of their own' },
  personalProbesIq3: { option: 'personal-probe-iq3', title: 'May buy an IQ3 of their own' },
} as const satisfies Readonly<
  Record<PersonalProbeRight, { readonly option: string; readonly title: string }>
>;

function readPersonalProbe(right: PersonalProbeRight, typed: string): Read<PersonalProbe> {
  const { option } = rightsTable[right];
  const [email = '', answer = '', ...rest] = typed.split('=');
  const isAllowed = answers.get(answer);
  return checkEmail(email) !== null || isAllowed === undefined || rest.length > 0
    ? { problem: `Give --${option} as EMAIL=yes or EMAIL=no.` }
    : { value: { right, email: normaliseEmail(email), isAllowed } };
}

/** Each setting with its option, how it is read, and what operators call it. */
const settingsTable = {
  practiceType: {
    option: 'practice-type',
    read: readWords('practice-type', longestPracticeType),
    title: 'Practice type',
  },
  maxDevices: { option: 'max-devices', read: readMost('max-devices'), title: 'Most probes' },
  maxCloudUsers: { option: 'max-users', read: readMost('max-users'), title: 'Most seats' },
  isOld10BasedTeamPricing: {
    option: 'seats-in-tens',
    read: readAnswer('seats-in-tens'),
    title: 'Seats sold in tens',
  },
  provisioningType: {
    option: 'provisioning',
    read: readWords('provisioning', longestProvisioning),
    title: 'Provisioning of its plan',
  },
  isSynchronized: {
    option: 'synchronized',
    read: readAnswer('synchronized'),
    title: 'Plan synchronized with the account service',
  },
} as const satisfies Readonly<
  Record<
    keyof OrganizationSettings,
    { readonly option: string; read(typed: string): Read<unknown>; readonly title: string }
  >
>;
const settingNames = Object.keys(settingsTable) as readonly (keyof OrganizationSettings)[];

/** The settings of a plan, which an organization without one doesn't have. */
const planSettings: readonly (keyof OrganizationSettings)[] = ['provisioningType', 'isSynchronized'];

/** The change as typed, or the first thing that is wrong with it. */
function readChange(options: TypedOptions): TypedChange | { readonly problem: string } {
  const typed = settingNames.flatMap((name) => {
    const text = options[settingsTable[name].option];
    return text === undefined ? [] : [{ name, ...settingsTable[name].read(text) }];
  });
  const probes = personalProbeRights.flatMap((right) => {
    const text = options[rightsTable[right].option];
    return text === undefined ? [] : [readPersonalProbe(right, text)];
  });
  const wrong = [...typed, ...probes].find((read) => 'problem' in read);
  if (wrong !== undefined && 'problem' in wrong) return { problem: wrong.problem };
  if (typed.length + probes.length === 0) return { problem: 'Say what to change, such as --max-devices 20.' };
  return {
    settings: Object.fromEntries(typed.flatMap((read) => ('value' in read ? [[read.name, read.value]] : []))),
    personalProbes: probes.flatMap((read) => ('value' in read ? [read.value] : [])),
  };
}

const inWords = (value: OrganizationSettings[keyof OrganizationSettings]): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? none : String(value);
};

const lineOf = (settings: OrganizationSettings) => (name: keyof OrganizationSettings) =>
  `${settingsTable[name].title}: ${inWords(settings[name])}`;

function showOrganization(organization: OrganizationRecord): CommandResult {
  const { slug, name, country, market, hasHadTrial } = organization;
  return {
    isDone: true,
    lines: [
      `${name} (${slug}), ${country}, ${market.toLowerCase()}`,
      ...settingNames.map(lineOf(organization)),
      `Has tried a plan: ${inWords(hasHadTrial)}`,
      ...personalProbeRights.map(
        (right) => `${rightsTable[right].title}: ${organization[right].join(', ') || none}`,
      ),
    ],
    json: organization,
  };
}

const unknown = failedResult(
  'No organization has this slug. Find it with "organization show EMAIL" of a member.',
);

async function show({ sql }: OrganizationCommandServices, typed: string): Promise<CommandResult> {
  if (checkEmail(typed) !== null) {
    const organization = await findOrganizationBySlug(sql, typed);
    return organization === null ? unknown : showOrganization(organization);
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
function differences(
  before: OrganizationRecord,
  { settings, personalProbes }: TypedChange,
): readonly string[] {
  const after = { ...before, ...settings };
  const changed = settingNames.filter((name) => before[name] !== after[name]);
  return [
    ...changed.map((name) => `${lineOf(before)(name)} → ${inWords(after[name])}`),
    ...personalProbes
      .filter(({ right, email, isAllowed }) => isAllowed !== before[right].includes(email))
      .map(({ right, email, isAllowed }) => `${rightsTable[right].title}: ${email} → ${inWords(isAllowed)}`),
  ];
}

async function change(
  services: OrganizationCommandServices,
  slug: string,
  options: TypedOptions,
): Promise<CommandResult> {
  const typed = readChange(options);
  if ('problem' in typed) return failedResult(typed.problem);
  const organization = await findOrganizationBySlug(services.sql, slug);
  if (organization === null) return unknown;
  if (!organization.hasPlan && planSettings.some((name) => name in typed.settings))
    return failedResult(`${organization.name} has no plan.`);
  const lines = differences(organization, typed);
  if (lines.length === 0) return { isDone: true, lines: ['Nothing changes.'], json: organization };
  if (!(await services.confirm(`Change ${organization.name}? ${lines.join('; ')}.`)))
    return failedResult(notConfirmed);
  const stranger = await changeOrganization(
    services.sql,
    organization.id,
    { ...organization, ...typed.settings },
    typed.personalProbes,
  );
  if (stranger !== null) return failedResult(`${stranger} is no member of ${organization.name}.`);
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
      provisioning: '[--provisioning TEXT|none]',
      synchronized: '[--synchronized yes|no]',
      'personal-probe': '[--personal-probe EMAIL=yes|no]',
      'personal-probe-plus': '[--personal-probe-plus EMAIL=yes|no]',
      'personal-probe-iq3': '[--personal-probe-iq3 EMAIL=yes|no]',
    },
    help: 'Changes what is decided about an organization: its type of practice, the most probes and seats it may have ("none" is as for everyone), whether its seats are sold in tens, how the seats of its plan are assigned and whether the account service has the plan as it is, and whether a member may buy a probe of their own: an IQ+, an IQ3, or (--personal-probe) any other. IQ+ and IQ3 are the right of the person, in each of their organizations.',
    problemOf: (_parameters, options) => problemIn(readChange(options)),
    run: (services, [slug = ''], options = {}) => change(services, slug, options),
  },
];
