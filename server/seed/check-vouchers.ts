import { type CatalogueData, productFiles } from './catalogue.schema.ts';
import { repeatedValues } from './repeated-values.ts';
import { millisecondsOf } from '@sonde/machines/rules/time';

type VoucherData = CatalogueData['vouchers.json'][number];

function skusOf(
  catalogue: CatalogueData,
  files: readonly (typeof productFiles)[number][],
): readonly string[] {
  return files.flatMap((file) => catalogue[file].flatMap(({ variants }) => variants.map(({ sku }) => sku)));
}

function endsBeforeItStarts({ startsAt, expiresAt }: VoucherData): boolean {
  return (
    startsAt !== undefined &&
    typeof expiresAt === 'string' &&
    millisecondsOf(startsAt) >= millisecondsOf(expiresAt)
  );
}

/** Problems between a voucher's fields, each with its sentence. */
const mistakes: readonly (readonly [
  sentence: string,
  isMade: (voucher: VoucherData, accessories: readonly string[]) => boolean,
])[] = [
  ['expiresAt: must be later than startsAt', endsBeforeItStarts],
  [
    'gifts: only accessories can be given',
    ({ gifts }, accessories) => gifts.some((sku) => !accessories.includes(sku)),
  ],
  [
    'applyNTimesPerOrder: must limit the gifts',
    ({ gifts, applyNTimesPerOrder }) => gifts.length > 0 && applyNTimesPerOrder === undefined,
  ],
  [
    'gifts: a gift must give something',
    ({ gifts, discount }) => discount.kind === 'GIFT' && gifts.length === 0,
  ],
  [
    'referrerEmail: only a referral has one',
    ({ source, referrerEmail }) => referrerEmail !== undefined && source !== 'REFERRAL',
  ],
];

/** Problems of the vouchers, as sentences that name the place. */
export function checkVouchers(catalogue: CatalogueData): readonly string[] {
  const vouchers = catalogue['vouchers.json'];
  const skus = skusOf(catalogue, productFiles);
  const accessories = skusOf(catalogue, ['accessories.json']);
  return [
    ...repeatedValues(vouchers.map(({ code }) => code)).map(
      (code) => `vouchers.json: ${code} is listed twice.`,
    ),
    ...vouchers.flatMap(({ code, appliesTo }) =>
      appliesTo
        .filter((sku) => !skus.includes(sku))
        .map((sku) => `vouchers.json, ${code}, appliesTo: ${sku} is not in the catalog.`),
    ),
    ...vouchers.flatMap((voucher) =>
      mistakes
        .filter(([, isMade]) => isMade(voucher, accessories))
        .map(([sentence]) => `vouchers.json, ${voucher.code}, ${sentence}.`),
    ),
  ];
}
