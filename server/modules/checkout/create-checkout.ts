import { randomUUID } from 'node:crypto';
import { newRowId } from '../../db/row-id.ts';
import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import type { CheckoutServices } from './checkout-services.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { changedElsewhere } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import { addLines } from './change-lines.ts';
import { buyerFor, isMember, membershipIdBySlug } from './checkout-buyer.ts';
import type { RequestedLine } from './check-lines.ts';
import { initialCheckoutOf } from './returning-buyer.ts';
import { decideTogether, type Part, type RecordTogether } from './change-together.ts';
import { keepTaxCalculation } from './keep-tax-calculation.ts';
import { readMoment } from './checkout.repository.ts';
import type { Moment } from './loaded-checkout.ts';
import { checkoutExpiry } from './checkout-retention.ts';
import { decideAndWrite, stale } from './decide-and-write.ts';
import { judgeCode } from './judge-code.ts';
import { priceCheckout } from './price-checkout.ts';
import type { PricedCheckout } from './priced-checkout.ts';
import { foreseenNew, type NewCheckout, type WriteBeside } from './write-checkout.ts';
import { referralCodeOf } from '../voucher/voucher.model.ts';
import { readVoucherCode } from '../voucher/voucher-input.ts';

/** The initial content of a checkout. */
export interface NewCheckoutInput {
  readonly country: string;
  /** As in a URL. An unavailable language falls back to the country's own. */
  readonly language: string;
  readonly lines: readonly RequestedLine[];
  readonly voucherCode: string | null;
  /** The membership that the person buys for; null for that of the slug, or else by the market of the lines. */
  readonly organizationMembershipId: string | null;
  /** Of the organization that the person chose; null for none. */
  readonly organizationSlug: string | null;
}

const notAvailable: readonly Refusal[] = [refusal('COUNTRY_NOT_AVAILABLE', 'country', 'NOT_SOLD_IN_COUNTRY')];

const toRefusedAnswer = (refusals: readonly Refusal[]): CheckoutAnswer => ({ refusals, checkout: null });

/** What a new checkout has from the beginning besides its lines, and what is written with it. */
export interface Opening<Name> {
  /** A code is judged before them: a checkout opens with a code or with parts. */
  readonly parts: readonly Part<Name>[];
  readonly record: RecordTogether<Name>;
}

/**
 * Creates a checkout, with one statement. A voucher code that doesn't apply is refused and omitted, and so is a part. If
 * a line is refused, nothing is created. What belongs to it is recorded with it, or not at all.
 */
export async function createCheckout<Name = never>(
  services: CheckoutServices,
  { country: countryCode, language, lines, voucherCode: typedCode, ...named }: NewCheckoutInput,
  opening?: Opening<Name>,
): Promise<CheckoutAnswer> {
  const { sql, checkouts, catalogue: catalogues, deriveToken } = services;
  const country = countryByCode(countryCode);
  const code = readVoucherCode(typedCode ?? '');
  if (!code.ok) return toRefusedAnswer(code.refusals);
  if (country === undefined) return toRefusedAnswer(notAvailable);
  const { asker: owner } = checkouts;
  const organizationMembershipId =
    named.organizationMembershipId ?? membershipIdBySlug(owner, named.organizationSlug);
  if (organizationMembershipId !== null && !isMember(owner, organizationMembershipId))
    return toRefusedAnswer([refusal('NOT_FOUND', 'organizationMembershipId')]);
  const { voucherCode } = code;
  const now = services.now();
  const id = newRowId();
  const token = deriveToken('checkout', id);

  const outcome = await decideAndWrite({
    async load(isFirstRound): Promise<Moment> {
      const known = isFirstRound && voucherCode === null ? catalogues.known() : null;
      if (known === null) return readMoment(sql, voucherCode, country.currency, owner);
      return {
        catalogueRevision: known.revision,
        voucher: null,
        hasAffiliateApplied: false,
        owner,
        isRemembered: true,
      };
    },
    async decide(moment) {
      const catalogue = await catalogues.current(moment.catalogueRevision);
      if (catalogue.offers(country.code).size === 0) return { ok: false, refusals: notAvailable };
      const changed = addLines([], lines, {
        catalogue,
        country: country.code,
        buyerIn: (market) => buyerFor(market, owner, { organizationMembershipId }, catalogue, now).buyer,
        newId: randomUUID,
      });
      if (!changed.ok) return changed;
      const cart = { country: country.code, lines: changed.lines, email: '', organizationMembershipId };
      const judgement = voucherCode === null ? null : judgeCode(cart, moment, catalogue, now);
      const checkout: NewCheckout = {
        ...(await initialCheckoutOf(services, owner, cart, catalogue)),
        id,
        country: country.code,
        currency: country.currency,
        language: languageFor(country, language).url,
        lines: changed.lines,
        voucherCode: judgement?.ok === true ? voucherCode : null,
        referralCode: judgement?.ok === true ? referralCodeOf(judgement.voucher) : null,
        expiresAt: checkoutExpiry(now, owner !== null),
        organizationMembershipId,
      };
      const opened = foreseenNew(checkout, moment);
      const { change, refused } = await decideTogether(opening?.parts ?? [], opened, catalogue);
      const taxed = Object.keys(change).length > 0 ? await keepTaxCalculation(services, opened, change) : {};
      return { ok: true, change: { checkout: { ...checkout, ...taxed }, refused, judgement } };
    },
    async write(moment, { checkout, refused, judgement }) {
      const foreseen: PricedCheckout[] = [];
      const recordForeseen: WriteBeside = async (will) => {
        const priced = await priceCheckout(services, will);
        foreseen.push(priced);
        return opening?.record(priced, refused) ?? null;
      };
      const opened = await checkouts.insert(
        token,
        checkout,
        moment,
        opening === undefined ? undefined : recordForeseen,
      );
      if (opened === null) return stale;
      const [recorded = null] = opened.isAsForeseen ? foreseen : [];
      const refusals = judgement?.ok === false ? [judgement.refusal] : [];
      return { ok: true, done: { opened, refusals, recorded } };
    },
  });
  switch (outcome.status) {
    case 'done': {
      const { opened, refusals, recorded } = outcome.done;
      return recorded === null
        ? { refusals, checkout: await priceCheckout(services, opened) }
        : { refusals, checkout: recorded, isRecorded: true };
    }
    case 'refused':
      return toRefusedAnswer(outcome.refusals);
    case 'missing':
    case 'lost':
      return toRefusedAnswer([changedElsewhere]);
  }
}
