import { markets, productLines } from '@sonde/machines/rules/catalogue';
import { paymentMethods } from '@sonde/machines/rules/payment';
import { checkEmail } from '@sonde/machines/rules/people';
import { planTypes } from '@sonde/machines/rules/plans';
import * as v from 'valibot';
import { country, sku, slug, wholeNumber, words } from '../catalogue.schema.ts';

/** Days relative to the day on which the sandbox is filled; negative for the past. */
const days = v.pipe(v.number(), v.integer('must be a whole number'));

const subscription = v.strictObject({
  planType: v.picklist(planTypes),
  status: v.picklist(['ACTIVE', 'PAST_DUE', 'TRIALING', 'CANCELED']),
  /** Omitted if the shop didn't sell it. */
  sku: v.optional(sku),
  /** Omitted if the plan determines the number. */
  seatsInBase: v.optional(wholeNumber(1)),
  additionalSeats: v.optional(wholeNumber(0), 0),
  featureSkus: v.optional(v.array(sku), []),
  provisioningType: v.optional(words(40)),
  isSynchronized: v.optional(v.boolean(), false),
  /** Months of a rental's commitment. Its term follows from its first day, so that its other days are null. */
  commitmentMonths: v.optional(wholeNumber(1)),
  /** Null if it never ends. */
  termMonths: v.nullable(wholeNumber(1)),
  startsInDays: days,
  expiresInDays: v.nullable(days),
  /** The day after the last one, or of the next try while one is overdue; null without automatic renewal. */
  renewsInDays: v.nullable(days),
});

/** A saved payment method: the token is the card stand-in's own name for one of its test cards. */
const savedMethod = v.optional(
  v.strictObject({ method: v.picklist(paymentMethods), token: v.pipe(v.string(), v.startsWith('pm_card_')) }),
);

const organization = v.strictObject({
  slug,
  name: words(100),
  country,
  market: v.picklist(markets),
  practiceType: v.optional(words(60)),
  maxDevices: v.optional(wholeNumber(1)),
  maxCloudUsers: v.optional(wholeNumber(1)),
  isOld10BasedTeamPricing: v.optional(v.boolean(), false),
  hasHadTrial: v.optional(v.boolean(), false),
  /** Unspent months of referral credit. */
  referralMonths: v.optional(wholeNumber(1)),
  savedMethod,
  subscription,
  probes: v.partial(
    v.strictObject(
      Object.fromEntries(productLines.map((line) => [line, wholeNumber(1)])) as Record<
        (typeof productLines)[number],
        ReturnType<typeof wholeNumber>
      >,
    ),
  ),
});

const person = v.strictObject({
  email: v.pipe(
    v.string(),
    v.check((text) => checkEmail(text) === null && text === text.toLowerCase(), 'must be an email address'),
  ),
  name: words(100),
  /** The account's single organization; null if there is none or several. */
  organizationSlug: v.nullable(slug),
  canBuyPersonalProbePlus: v.optional(v.boolean(), false),
  canBuyPersonalProbeIq3: v.optional(v.boolean(), false),
  savedMethod,
  memberships: v.array(
    v.strictObject({
      organization: slug,
      isAdmin: v.boolean(),
      canPurchasePersonalProbe: v.optional(v.boolean(), false),
    }),
  ),
});

/** The sandbox's organizations. */
export const sandboxOrganizations = v.array(organization);
/** The people in the sandbox's account service. */
export const sandboxPeople = v.array(person);
export type SandboxOrganization = v.InferOutput<typeof organization>;
export type SandboxPerson = v.InferOutput<typeof person>;
