import {
  addEnterpriseCode,
  enterpriseCodes,
  type EnterpriseCodeServices,
  stopEnterpriseCode,
} from '../modules/voucher/enterprise-codes.repository.ts';
import { failedResult, type OperatorCommand } from './operator-command.ts';

const isCode = (typed: string) => /^[A-Za-z0-9]{4,32}$/.test(typed);
const problemOf = ([typed = '']: readonly string[]): string | null =>
  isCode(typed) ? null : 'A code has 4 to 32 letters and digits.';

/** The commands about the codes of sales. */
export const enterpriseCodeCommands: readonly OperatorCommand<EnterpriseCodeServices>[] = [
  {
    name: 'enterprise-code add',
    parameters: ['CODE'],
    help: 'Lets organizations whose plan sales manages order probes with this code.',
    problemOf,
    question: ([code = '']) => `Accept the code ${code}?`,
    async run({ sql }, [code = '']) {
      const problem = problemOf([code]);
      if (problem !== null) return failedResult(problem);
      return (await addEnterpriseCode(sql, code))
        ? {
            isDone: true,
            lines: [`Orders with the code ${code.toUpperCase()} are accepted.`],
            json: { code },
          }
        : failedResult(`The code ${code} is already a voucher.`);
    },
  },
  {
    name: 'enterprise-code stop',
    parameters: ['CODE'],
    help: 'Ends a code. Orders placed with it stay.',
    question: ([code = '']) => `End the code ${code}?`,
    run: async ({ sql }, [code = '']) =>
      isCode(code) && (await stopEnterpriseCode(sql, code))
        ? { isDone: true, lines: [`The code ${code.toUpperCase()} is no longer accepted.`], json: { code } }
        : failedResult('This enterprise code doesn’t exist. List the codes with "enterprise-code list".'),
  },
  {
    name: 'enterprise-code list',
    parameters: [],
    help: 'Lists the codes with the number of their orders.',
    isReadOnly: true,
    async run({ sql }) {
      const codes = await enterpriseCodes(sql);
      const lines = codes.map(
        ({ code, isActive, used }) => `${code}  ${isActive ? 'active' : 'stopped'}  ${used} orders`,
      );
      return { isDone: true, lines: lines.length === 0 ? ['No codes.'] : lines, json: codes };
    },
  },
];
