import { checkLinesTogether } from '@sonde/machines/rules/bundles';
import type { BundleProblem } from '@sonde/machines/rules/bundles';
import { maximumDeviceQuantity } from '@sonde/machines/rules/quantity-buckets';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { refusal } from '../order/refusal.ts';
import type { Refusal } from '../order/refusal.ts';
import { isSeats, maximumQuantity, mostSeats } from './line-limits.ts';
import { bundleLine, countOf, kindOf } from './offered-line.ts';
import type { OfferedLine } from './offered-line.ts';

/** A variant with the quantity to add, or to have. */
export interface WantedLine {
  readonly sku: string;
  readonly quantity: number;
}

const maximumLines = 50;

const problemSentences: Readonly<Record<BundleProblem['reason'], string>> = {
  MIXED_MARKETS:
    'Devices for people and for animals are ordered separately. Order what is in your cart first, or take it out; then add this one.',
  MIXED_PLANS: 'An order holds one kind of membership.',
  MORE_THAN_ONE_MEMBERSHIP: 'An order holds one membership.',
  WRONG_MARKET: 'This membership is for people or for animals, and your order for the others.',
  WRONG_PLAN: 'This membership does not come with this device.',
  WRONG_DEVICE: 'This membership does not come with this device.',
  PART_MISSING: 'These products are not sold without a device.',
  PART_NOT_ALLOWED: 'These products are not sold together.',
};

function tooManyLines(): Refusal {
  return refusal('INVALID', 'lines', `A cart holds at most ${maximumLines} lines.`);
}

function checkQuantity({ quantity }: WantedLine, least: 0 | 1): readonly Refusal[] {
  return Number.isInteger(quantity) && quantity >= least
    ? []
    : [refusal('INVALID', 'quantity', `The quantity must be a whole number, ${least} or more.`)];
}

/** Whether the variant is sold in the country to somebody who has not bought before. */
function checkOffer({ sku }: WantedLine, catalogue: Catalogue, country: string): readonly Refusal[] {
  const offer = catalogue.offers(country).get(sku);
  if (offer !== undefined)
    return offer.isForOwnersOnly
      ? [refusal('OPERATION_NOT_ALLOWED', 'lines', 'This device is sold only to those who own one.')]
      : [];
  const variant = catalogue.variant(sku);
  return variant === undefined || variant.isWithdrawn
    ? [refusal('NOT_FOUND', 'lines', 'This product is not sold.')]
    : [refusal('COUNTRY_NOT_AVAILABLE', 'lines', 'This product is not sold in your country.')];
}

/** What keeps lines from being asked for; `least` is 0 where a line may be taken off by its quantity. */
export function checkWanted(
  wanted: readonly WantedLine[],
  least: 0 | 1,
  { catalogue, country }: { readonly catalogue: Catalogue; readonly country: string },
): readonly Refusal[] {
  if (wanted.length > maximumLines) return [tooManyLines()];
  return wanted.flatMap((line) => [
    ...checkQuantity(line, least),
    ...(line.quantity === 0 ? [] : checkOffer(line, catalogue, country)),
  ]);
}

function checkAccessories(lines: readonly OfferedLine[], catalogue: Catalogue): readonly Refusal[] {
  return lines
    .filter((line) => kindOf(line) === 'ACCESSORY')
    .flatMap((line) => {
      const most = maximumQuantity(line, lines, catalogue);
      return line.quantity <= most
        ? []
        : [refusal('INVALID', 'quantity', `A cart holds at most ${most} of one accessory.`)];
    });
}

function checkSeats(lines: readonly OfferedLine[], catalogue: Catalogue): readonly Refusal[] {
  return lines.filter(isSeats).flatMap((line) => {
    const most = mostSeats(line, catalogue);
    return line.quantity <= most
      ? []
      : [
          refusal(
            'OPERATION_NOT_ALLOWED',
            'quantity',
            `This membership can have at most ${most} additional seats. Contact sales for more.`,
          ),
        ];
  });
}

/** What keeps lines from being in one cart. */
export function checkCart(lines: readonly OfferedLine[], catalogue: Catalogue): readonly Refusal[] {
  const devices = countOf('DEVICE', lines);
  const [problem] = checkLinesTogether(lines.map(bundleLine));
  return [
    ...(lines.length > maximumLines ? [tooManyLines()] : []),
    ...checkAccessories(lines, catalogue),
    ...(devices > maximumDeviceQuantity
      ? [
          refusal(
            'OPERATION_NOT_ALLOWED',
            'quantity',
            `Orders of more than ${maximumDeviceQuantity} devices go through our sales team. Contact sales.`,
          ),
        ]
      : []),
    ...(countOf('WARRANTY', lines) > devices
      ? [
          refusal(
            'OPERATION_NOT_ALLOWED',
            'quantity',
            'A cart holds at most one extended warranty for each device.',
          ),
        ]
      : []),
    ...checkSeats(lines, catalogue),
    ...(problem ? [refusal('OPERATION_NOT_ALLOWED', 'lines', problemSentences[problem.reason])] : []),
  ];
}
