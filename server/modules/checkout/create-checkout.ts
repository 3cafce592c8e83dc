import { randomUUID } from 'node:crypto';
import { countryByCode, languageFor } from '@sonde/machines/rules/countries';
import type { OrderServices } from '../order/order-services.ts';
import { refusal } from '../order/refusal.ts';
import { judgeVoucher, unknownBuyer } from '../voucher/judge-voucher.ts';
import { priceLoaded } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { addLines } from './change-lines.ts';
import type { WantedLine } from './check-lines.ts';
import { insertCheckout, loadCatalogueMoment } from './checkout.repository.ts';
import { offeredLines } from './offered-line.ts';
import { voucherSituation } from './price-checkout.ts';
import { readVoucherCode } from './voucher-input.ts';

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

/** Opens a checkout. A voucher code that does not apply is refused and left out; refused lines open nothing. */
export async function createCheckout(
  services: OrderServices,
  input: NewCheckoutInput,
): Promise<CheckoutAnswer> {
  const country = countryByCode(input.country);
  const code = readVoucherCode(input.voucherCode ?? '');
  if (!code.ok) return { refusals: code.refusals, checkout: null };
  if (country === undefined) return unavailable();

  const moment = await loadCatalogueMoment(services.sql, code.voucherCode, country.currency);
  const catalogue = await services.catalogue.current(moment.catalogueRevision);
  if (catalogue.offers(country.code).size === 0) return unavailable();
  const changed = addLines([], input.lines, { catalogue, country: country.code, newId: randomUUID });
  if (!changed.ok) return { refusals: changed.refusals, checkout: null };

  const now = services.now();
  const situation = voucherSituation(country.code, offeredLines(changed.lines, catalogue, country.code), now);
  const judgement = code.voucherCode === null ? null : judgeVoucher(moment.voucher, situation, unknownBuyer);
  const id = randomUUID();
  const checkout = await insertCheckout(
    services.sql,
    {
      id,
      country: country.code,
      currency: country.currency,
      language: languageFor(country, input.language).url,
      lines: changed.lines,
      voucherCode: judgement?.ok === true ? code.voucherCode : null,
      expiresAt: new Date(now.getTime() + lifetimeDays * millisecondsPerDay),
    },
    services.deriveToken('checkout', id),
  );
  const refusals = judgement?.ok === false ? [judgement.refusal] : [];
  return {
    refusals,
    checkout: await priceLoaded(services, { ...moment, checkout, hasAffiliateApplied: false }),
  };
}

function unavailable(): CheckoutAnswer {
  return {
    refusals: [refusal('COUNTRY_NOT_AVAILABLE', 'country', 'We do not sell to this country.')],
    checkout: null,
  };
}
