import { isDate, startOfShopDay } from '@sonde/machines/rules/time';
import { leadsSince, type StoredLead } from '../modules/lead/lead.repository.ts';
import type { AnySql } from '../db/connect.ts';
import { failedResult, type OperatorCommand } from './operator-command.ts';

const mostShown = 200;

/** A message as a line: when, which form, who, and about what. */
const lineOf = ({ createdAt, slug, lead }: StoredLead): string =>
  [
    createdAt.toISOString(),
    slug,
    `${lead.firstName} ${lead.lastName}`.trim(),
    lead.email,
    lead.organizationName,
    lead.country,
    lead.contactTopic,
  ]
    .filter((part) => part !== '')
    .join('  ');

/** The command about the messages of the shop's forms. */
export const leadCommands: readonly OperatorCommand<{ readonly sql: AnySql }>[] = [
  {
    name: 'leads',
    parameters: [],
    options: { since: '[--since DAY]' },
    help: `Lists the last ${mostShown} messages of the forms, newest first; --since begins with that day in New York. --json prints all that was entered.`,
    isReadOnly: true,
    async run({ sql }, _parameters, { since } = {}) {
      if (since !== undefined && !isDate(since))
        return failedResult('Give --since as a day, such as 2027-01-31.');
      const leads = await leadsSince(sql, since === undefined ? null : startOfShopDay(since), mostShown);
      return { isDone: true, lines: leads.length === 0 ? ['No messages.'] : leads.map(lineOf), json: leads };
    },
  },
];
