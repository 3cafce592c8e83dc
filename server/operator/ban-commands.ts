import { checkEmail, normaliseEmail } from '@sonde/machines/rules/people';
import {
  bannedMailboxes,
  banMailbox,
  type BanServices,
  unbanMailbox,
} from '../modules/checkout/banned-mailboxes.repository.ts';
import { type CommandResult, failedResult, type OperatorCommand } from './operator-command.ts';

const problemOf = ([typed = '']: readonly string[]): string | null =>
  checkEmail(typed) === null ? null : 'Enter an email address.';

/** Runs a change for the address as typed, unless it can't be one. */
async function forAddress(
  typed: string,
  change: (email: string) => Promise<CommandResult>,
): Promise<CommandResult> {
  const problem = problemOf([typed]);
  return problem === null ? change(normaliseEmail(typed)) : failedResult(problem);
}

/** The commands about mailboxes that nothing is ordered with. */
export const banCommands: readonly OperatorCommand<BanServices>[] = [
  {
    name: 'ban add',
    parameters: ['EMAIL'],
    help: 'Refuses every new order from this mailbox.',
    problemOf,
    question: ([email = '']) => `Refuse orders from ${email}?`,
    run: ({ sql }, [typed = '']) =>
      forAddress(typed, async (email) => {
        const isChanged = await banMailbox(sql, email);
        const line = `Orders from ${email} are refused.`;
        return {
          isDone: true,
          lines: [isChanged ? line : `${line} They already were.`],
          json: { email, isChanged },
        };
      }),
  },
  {
    name: 'ban remove',
    parameters: ['EMAIL'],
    help: 'Accepts orders from this mailbox again.',
    problemOf,
    question: ([email = '']) => `Accept orders from ${email} again?`,
    run: ({ sql }, [typed = '']) =>
      forAddress(typed, async (email) =>
        (await unbanMailbox(sql, email))
          ? { isDone: true, lines: [`Orders from ${email} are accepted again.`], json: { email } }
          : failedResult(`${email} isn't banned.`),
      ),
  },
  {
    name: 'ban list',
    parameters: [],
    help: 'Lists the banned mailboxes, oldest first.',
    isReadOnly: true,
    async run({ sql }) {
      const banned = await bannedMailboxes(sql);
      const lines = banned.map(({ email, bannedAt }) => `${bannedAt.toISOString().slice(0, 10)}  ${email}`);
      return { isDone: true, lines: lines.length === 0 ? ['No mailbox is banned.'] : lines, json: banned };
    },
  },
];
