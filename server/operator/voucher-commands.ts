import * as v from 'valibot';
import { type Currency, currencies, isCurrency, money } from '@sonde/machines/rules/money';
import { countryByCode } from '@sonde/machines/rules/places';
import { normaliseVoucherCode } from '@sonde/machines/rules/promotions';
import { endOfShopDay, isDate, lastShopDay, startOfShopDay } from '@sonde/machines/rules/time';
import {
  addVoucher,
  type ListedVoucher,
  listVouchers,
  type NewVoucher,
  stopVoucher,
  type VoucherCommandServices,
} from '../modules/voucher/operator-vouchers.repository.ts';
import {
  type CommandResult,
  failedResult,
  problemIn,
  type OperatorCommand,
  type TypedOptions,
} from './operator-command.ts';
import { inWords, readAmount } from './typed-amount.ts';

/** Amounts above 0, as in `EUR=50,USD=55.50`; null for anything else. */
function readAmounts(typed: string): NewVoucher['minimums'] | null {
  const amounts = new Map<Currency, number>();
  for (const pair of typed.split(',')) {
    const [currency = '', amount = '', ...rest] = pair.trim().split('=');
    const read = isCurrency(currency) ? readAmount(amount, currency) : null;
    if (!isCurrency(currency) || read === null || read === 0 || rest.length > 0 || amounts.has(currency))
      return null;
    amounts.set(currency, read);
  }
  return Object.fromEntries(amounts);
}

const amountsOf = (option: string) =>
  v.pipe(
    v.string(),
    v.transform(readAmounts),
    v.nonNullable(
      v.custom<NewVoucher['minimums'] | null>(() => true),
      `Give --${option} once for each currency, such as EUR=50,USD=55.50. The currencies are ${currencies.join(', ')}.`,
    ),
  );

const dayOf = (option: string) =>
  v.pipe(v.string(), v.check(isDate, `Give --${option} as a day, such as 2027-01-31.`));

/** In parts per million. */
const percent = v.pipe(
  v.string(),
  v.transform((typed) => (/^\d{1,3}(\.\d{1,4})?$/.test(typed) ? Math.round(Number(typed) * 10_000) : 0)),
  v.check(
    (ppm) => ppm >= 1 && ppm <= 1_000_000,
    'Give --percent as a number above 0 and up to 100, such as 7.5.',
  ),
);

const countryList = v.pipe(
  v.string(),
  v.transform((typed) => typed.split(',').map((code) => code.trim().toUpperCase())),
  v.check(
    (codes) => codes.every((code) => countryByCode(code) !== undefined),
    'Give --countries as codes of countries in which the shop sells, such as DE,AT.',
  ),
);

const typedVoucher = v.pipe(
  v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,64}$/, 'A code has 4 to 64 letters and digits.')),
    percent: v.optional(percent),
    amounts: v.optional(amountsOf('amounts')),
    name: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'Give --name in 1 to 80 characters.'),
        v.maxLength(80, 'Give --name in 1 to 80 characters.'),
      ),
    ),
    from: v.optional(dayOf('from')),
    until: v.optional(dayOf('until')),
    countries: v.optional(countryList),
    minimums: v.optional(amountsOf('minimums')),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'Give --limit as a whole number.'), v.transform(Number)),
    ),
    once: v.optional(v.string()),
  }),
  v.check(
    ({ percent: part, amounts }) => (part === undefined) !== (amounts === undefined),
    'Give either --percent or --amounts.',
  ),
  v.check(
    ({ from, until }) => from === undefined || until === undefined || from <= until,
    'The voucher would end before it starts.',
  ),
);

/** A new voucher as typed, or the first thing that is wrong with it. */
function readVoucher(code: string, options: TypedOptions): NewVoucher | { readonly problem: string } {
  const typed = v.safeParse(typedVoucher, { ...options, code: normaliseVoucherCode(code) });
  if (!typed.success) return { problem: typed.issues[0].message };
  const { output } = typed;
  return {
    code: output.code,
    name: output.name ?? output.code,
    discount:
      output.percent === undefined
        ? { kind: 'FIXED', amounts: output.amounts ?? {} }
        : { kind: 'PERCENTAGE', ppm: output.percent },
    startsAt: output.from === undefined ? null : startOfShopDay(output.from),
    expiresAt: output.until === undefined ? null : endOfShopDay(output.until),
    countries: output.countries ?? [],
    minimums: output.minimums ?? {},
    usageLimit: output.limit ?? null,
    oncePerCustomer: output.once !== undefined,
  };
}

/** Amounts as operators read them, such as `50.00 EUR, 55.50 USD`. */
const amountsInWords = (amounts: NewVoucher['minimums']): string =>
  Object.entries(amounts)
    .map(([currency, amount]) => inWords(money(amount, currency as Currency)))
    .join(', ');

const discountInWords = ({ kind, percentagePpm, amounts }: ListedVoucher): string => {
  if (percentagePpm !== null) return `${percentagePpm / 10_000}% off`;
  return kind === 'FIXED' && amounts !== null ? `${amountsInWords(amounts)} off` : kind.toLowerCase();
};

/** A voucher as a line: code, discount, whether it's active, how often it was used, until when, and where. */
function lineOf(voucher: ListedVoucher): string {
  const { code, isActive, used, usageLimit, expiresAt, countries } = voucher;
  return [
    code,
    discountInWords(voucher),
    isActive ? 'active' : 'stopped',
    usageLimit === null ? `used ${used} times` : `used ${used} of ${usageLimit} times`,
    ...(expiresAt === null ? [] : [`until ${lastShopDay(expiresAt.toISOString())}`]),
    ...(countries.length === 0 ? [] : [countries.join(', ')]),
  ].join('  ');
}

/** Asks about a new voucher with all that it takes off; what can't be read is refused once it runs. */
function questionAbout(typed: string, options: TypedOptions): string {
  const voucher = readVoucher(typed, options);
  if ('problem' in voucher) return `Add the voucher ${typed}?`;
  const { code, discount, countries, minimums, usageLimit } = voucher;
  const least = amountsInWords(minimums);
  const terms = [
    discount.kind === 'PERCENTAGE'
      ? `${discount.ppm / 10_000}% off`
      : `${amountsInWords(discount.amounts)} off`,
    ...(least === '' ? [] : [`from ${least}`]),
    ...(countries.length === 0 ? [] : [`in ${countries.join(', ')}`]),
    ...(usageLimit === null ? [] : [`for ${usageLimit} orders at most`]),
  ];
  return `Add the voucher ${code}: ${terms.join(', ')}?`;
}

async function add(
  { sql }: VoucherCommandServices,
  typed: string,
  options: TypedOptions,
): Promise<CommandResult> {
  const voucher = readVoucher(typed, options);
  if ('problem' in voucher) return failedResult(voucher.problem);
  return (await addVoucher(sql, voucher))
    ? { isDone: true, lines: [`The voucher ${voucher.code} is accepted.`], json: voucher }
    : failedResult(
        `The code ${voucher.code} is taken. A code that was used keeps its terms: choose another.`,
      );
}

/** The commands about vouchers. */
export const voucherCommands: readonly OperatorCommand<VoucherCommandServices>[] = [
  {
    name: 'voucher add',
    parameters: ['CODE'],
    options: {
      percent: '[--percent PERCENT]',
      amounts: '[--amounts CURRENCY=AMOUNT,…]',
      name: '[--name NAME]',
      from: '[--from DAY]',
      until: '[--until DAY]',
      countries: '[--countries CODE,…]',
      minimums: '[--minimums CURRENCY=AMOUNT,…]',
      limit: '[--limit ORDERS]',
      once: '[--once]',
    },
    help: 'Adds a voucher: a percentage or an amount off the order. Days begin and end in New York; --once is one order per customer.',
    problemOf: ([code = ''], options) => problemIn(readVoucher(code, options)),
    question: ([code = ''], options) => questionAbout(code, options),
    run: (services, [code = ''], options = {}) => add(services, code, options),
  },
  {
    name: 'voucher stop',
    parameters: ['CODE'],
    help: 'Ends a voucher. Orders placed with it keep their discount.',
    question: ([code = '']) => `End the voucher ${code}?`,
    async run({ sql }, [typed = '']) {
      const code = normaliseVoucherCode(typed);
      return (await stopVoucher(sql, code))
        ? { isDone: true, lines: [`The voucher ${code} is no longer accepted.`], json: { code } }
        : failedResult('This voucher doesn’t exist. List the vouchers with "voucher list".');
    },
  },
  {
    name: 'voucher list',
    parameters: [],
    help: 'Lists the vouchers with their discount and uses.',
    isReadOnly: true,
    async run({ sql }) {
      const vouchers = await listVouchers(sql);
      return {
        isDone: true,
        lines: vouchers.length === 0 ? ['No vouchers.'] : vouchers.map(lineOf),
        json: vouchers,
      };
    },
  },
];
