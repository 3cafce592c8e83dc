import { randomInt } from 'node:crypto';
import {
  allInCredit,
  isTradeInTarget,
  type OldProbe,
  checkTradeIn,
  isTradeInCondition,
  isTradeInLine,
  normaliseSerialNumber,
  serialNumberMaxLength,
  type TradedProbe,
  tradeInCredit,
  tradeInCreditExpiry,
  tradeInLinesIn,
} from '@sonde/machines/rules/trade-in';
import { countryByCode } from '@sonde/machines/rules/places';
import { flagsOn, tradeInCodeLength, tradeInCodePrefix } from '@sonde/machines/rules/promotions';
import type { Sql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import { checkIdempotencyKey, hashParameters } from '../../kernel/idempotency-key.ts';
import { fieldRefusal, refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { TradeIn } from './trade-in.model.ts';
import { findByKey, insertTradeIn } from './trade-in.repository.ts';

/** The dependencies of trade-ins. */
export interface TradeInServices {
  readonly sql: Sql;
  readonly catalogue: Pick<CatalogueCache, 'latest'>;
  now(): Date;
}

/** An old probe as received. */
export interface TradeInRequest {
  readonly country: string;
  readonly productLine: string;
  readonly condition: string;
  readonly serialNumber: string;
  /** The same for every attempt to send the same probe. */
  readonly idempotencyKey: string;
}

export type TradeInAnswer =
  | { readonly ok: true; readonly tradeIn: TradeIn; readonly expiresAt: Date }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

const toRefusedAnswer = (...refusals: readonly Refusal[]): TradeInAnswer => ({ ok: false, refusals });

/** Crockford's Base32, without letters that look like digits or spell words. */
const codeCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newCode = () =>
  tradeInCodePrefix + Array.from({ length: tradeInCodeLength }, () => codeCharacters[randomInt(32)]).join('');

/** The probe to register, or a refusal for every invalid field. */
function readProbe(request: TradeInRequest): TradedProbe | readonly Refusal[] {
  const { productLine, condition } = request;
  const serialNumber = normaliseSerialNumber(request.serialNumber);
  const probe: OldProbe = {
    productLine: isTradeInLine(productLine) ? productLine : '',
    condition: isTradeInCondition(condition) ? condition : '',
    serialNumber,
  };
  const problems = checkTradeIn(probe, tradeInLinesIn(request.country));
  if (problems.length > 0)
    return problems.map(({ field, reason }) => fieldRefusal(field, reason, serialNumberMaxLength));
  return probe as TradedProbe;
}

/** The SKUs of the new probes that the country sells and to which the credit applies. */
function targetsOf({ productLine }: TradedProbe, country: string, catalogue: Catalogue): readonly string[] {
  return [...catalogue.offers(country)].flatMap(([sku, { variant }]) => {
    const { kind, productLine: bought } = variant.product;
    return kind === 'DEVICE' && bought !== null && isTradeInTarget(productLine, bought) ? [sku] : [];
  });
}

/**
 * Registers an old probe for credit, once per idempotency key. A serial number that is already registered is refused,
 * the person who asks: exactly one of several buyers gets it.
 */
export async function createTradeIn(
  { sql, catalogue, now }: TradeInServices,
  request: TradeInRequest,
): Promise<TradeInAnswer> {
  const { country, idempotencyKey } = request;
  const keyRefusals = checkIdempotencyKey(idempotencyKey);
  if (keyRefusals.length > 0) return toRefusedAnswer(...keyRefusals);
  const currency = countryByCode(country)?.currency;
  if (currency === undefined || tradeInLinesIn(country).length === 0)
    return toRefusedAnswer(refusal('COUNTRY_NOT_AVAILABLE', 'country'));
  const probe = readProbe(request);
  if (!('serialNumber' in probe)) return toRefusedAnswer(...probe);
  const sold = await catalogue.latest();
  const targets = targetsOf(probe, country, sold);
  if (targets.length === 0) return toRefusedAnswer(refusal('COUNTRY_NOT_AVAILABLE', 'country'));
  const parametersHash = hashParameters([probe, country]);
  const registeredAt = now().toISOString();
  const flags = flagsOn(sold.promotions, country, registeredAt);
  await insertTradeIn(sql, {
    ...probe,
    id: newRowId(),
    country,
    credit: tradeInCredit(probe, currency).amount,
    allInCredit: allInCredit(probe, currency, flags)?.amount ?? null,
    currency,
    voucherCode: newCode(),
    targets,
    expiresAt: tradeInCreditExpiry(registeredAt),
    idempotencyKey,
    parametersHash,
  });
  const stored = await findByKey(sql, idempotencyKey);
  if (stored === null)
    return toRefusedAnswer(refusal('OPERATION_NOT_ALLOWED', 'serialNumber', 'ALREADY_USED'));
  return stored.parametersHash.equals(parametersHash)
    ? { ok: true, tradeIn: stored.tradeIn, expiresAt: stored.expiresAt }
    : toRefusedAnswer(refusal('OPERATION_NOT_ALLOWED', 'idempotencyKey'));
}
