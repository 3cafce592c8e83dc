import { randomUUID } from 'node:crypto';
import { newRowId } from '../../db/row-id.ts';
import { type Country, countryByCode, languageFor } from '@sonde/machines/rules/places';
import type { CheckoutServices } from './checkout-services.ts';
import { refusal } from '../../kernel/refusal.ts';
import { judgeVoucher, unknownBuyer } from '../voucher/judge-voucher.ts';
import { priceLoaded } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { addLines } from './change-lines.ts';
import type { WantedLine } from './check-lines.ts';
import { insertCheckout, loadCatalogueMoment } from './checkout.repository.ts';
import type { CatalogueMoment } from './checkout.repository.ts';
import { offeredLines } from './offered-line.ts';
import { voucherSituation } from './price-checkout.ts';
import { readVoucherCode } from '../voucher/voucher-input.ts';

/** What a new checkout begins with. */
export interface NewCheckoutInput {
  readonly country: string;
  /** As an address has it; one that the country does not have leads to the country's own. */
  readonly language: string;
  readonly lines: readonly WantedLine[];
  readonly voucherCode: string | null;
}

const lifetimeDays = 30;
const millisecondsPerDay = 86_400_000;

/** When a checkout that is opened now stops being usable. */
export const checkoutExpiry = (now: Date): Date =>
  new Date(now.getTime() + lifetimeDays * millisecondsPerDay);

type Wanted = Omit<NewCheckoutInput, 'country'> & { readonly country: Country };

/** Null when the catalogue of that moment is no longer the present one, and then nothing was opened. */
async function openBy(
  services: CheckoutServices,
  moment: CatalogueMoment,
  { country, language, lines, voucherCode }: Wanted,
): Promise<CheckoutAnswer | null> {
  const catalogue = await services.catalogue.current(moment.catalogueRevision);
  if (catalogue.offers(country.code).size === 0) return unavailable();
  const changed = addLines([], lines, { catalogue, country: country.code, newId: randomUUID });
  if (!changed.ok) return { refusals: changed.refusals, checkout: null };

  const now = services.now();
  const situation = voucherSituation(country.code, offeredLines(changed.lines, catalogue, country.code), now);
  const judgement = voucherCode === null ? null : judgeVoucher(moment.voucher, situation, unknownBuyer);
  const id = newRowId();
  const token = services.deriveToken('checkout', id);
  const checkout = await insertCheckout(
    services.sql,
    {
      id,
      country: country.code,
      currency: country.currency,
      language: languageFor(country, language).url,
      lines: changed.lines,
      voucherCode: judgement?.ok === true ? voucherCode : null,
      expiresAt: checkoutExpiry(now),
    },
    token,
    moment.catalogueRevision,
  );
  if (checkout === null) return null;
  const opened = { ...moment, checkout, hasAffiliateApplied: false };
  services.recentCheckouts.keep(token, opened);
  const refusals = judgement?.ok === false ? [judgement.refusal] : [];
  return { refusals, checkout: await priceLoaded(services, opened) };
}

/** By the catalogue in memory; null where the database has to be asked. */
async function openByKnown(services: CheckoutServices, wanted: Wanted): Promise<CheckoutAnswer | null> {
  const known = services.catalogue.known();
  if (known === null || wanted.voucherCode !== null) return null;
  const answer = await openBy(services, { catalogueRevision: known.revision, voucher: null }, wanted);
  return answer?.checkout ? answer : null;
}

function unavailable(): CheckoutAnswer {
  return {
    refusals: [refusal('COUNTRY_NOT_AVAILABLE', 'country', 'NOT_SOLD_IN_COUNTRY')],
    checkout: null,
  };
}

/** Opens a checkout. A voucher code that does not apply is refused and left out; refused lines open nothing. */
export async function createCheckout(
  services: CheckoutServices,
  input: NewCheckoutInput,
): Promise<CheckoutAnswer> {
  const country = countryByCode(input.country);
  const code = readVoucherCode(input.voucherCode ?? '');
  if (!code.ok) return { refusals: code.refusals, checkout: null };
  if (country === undefined) return unavailable();
  const wanted = { ...input, country, voucherCode: code.voucherCode };
  let answer = await openByKnown(services, wanted);
  while (answer === null) {
    const moment = await loadCatalogueMoment(services.sql, wanted.voucherCode, country.currency);
    answer = await openBy(services, moment, wanted);
  }
  return answer;
}
