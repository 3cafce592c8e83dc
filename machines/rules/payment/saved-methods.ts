import { hasHidden, isLongerThan, nameProblem, type NameProblem } from '../texts/index.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** The data of a saved payment method. */
interface SavedMethodFacts {
  readonly id: string;
  /** Whether it is the primary one. An organization's renewals are charged to its primary one. */
  readonly isPrimary: boolean;
  /** Whether it can be charged. */
  readonly isActive: boolean;
}

/** What renews automatically and is charged to the primary method of an organization. */
type AutomaticRenewal = 'none' | 'membership' | 'rental';

/** What an owner's methods are needed for. */
export interface MethodUses {
  /** `none` for a person. */
  readonly renewal: AutomaticRenewal;
  /** Months earned by referrals, to be used at the next renewals; 0 for a person. */
  readonly unspentMonths: number;
}

/** What renews automatically: nothing, a membership, or a rental. */
export function automaticRenewal(isOn: boolean, isRental: boolean): AutomaticRenewal {
  if (!isOn) return 'none';
  return isRental ? 'rental' : 'membership';
}

/** The uses of a person's own methods, on which nothing depends. */
export const noMethodUses: MethodUses = { renewal: 'none', unspentMonths: 0 };

/** An owner of saved payment methods: an organization, or a person who pays for themselves. */
export interface MethodOwner extends MethodUses {
  /** Newest first. */
  readonly methods: readonly SavedMethodFacts[];
}

/** A change of a saved payment method. */
export type MethodChange = 'edit' | 'delete' | 'setPrimary';

/** Why a saved payment method can't be changed. */
export type MethodProblem =
  /** The owner has no such method. */
  | 'UNKNOWN_METHOD'
  /** Unspent months are tied to the payment method of renewals, until they are used (coverage PAY-11). */
  | 'UNSPENT_MONTHS'
  /** A membership that renews automatically needs a payment method that can be charged. */
  | 'RENEWS_BY_IT'
  /** A rental needs a payment method that can be charged. */
  | 'RENTAL_CHARGES_IT';

const renewalProblems: Readonly<Record<AutomaticRenewal, MethodProblem | null>> = {
  none: null,
  membership: 'RENEWS_BY_IT',
  rental: 'RENTAL_CHARGES_IT',
};

/** Why a saved payment method can't be changed; null if it can. */
export function methodProblem(owner: MethodOwner, id: string, change: MethodChange): MethodProblem | null {
  const method = owner.methods.find((candidate) => candidate.id === id);
  if (method === undefined) return 'UNKNOWN_METHOD';
  const changesPrimary = method.isPrimary || change === 'setPrimary';
  if (owner.unspentMonths > 0 && changesPrimary && !(change === 'setPrimary' && method.isPrimary))
    return 'UNSPENT_MONTHS';
  const isActiveLeft = owner.methods.some((other) => other.id !== id && other.isActive);
  return change === 'delete' && !isActiveLeft ? renewalProblems[owner.renewal] : null;
}

/** More than anyone needs, because each is also stored at the provider. */
export const mostSavedMethods = 20;

/** Whether an owner may save one more. */
export const hasRoomForMethod = (methods: readonly unknown[]): boolean => methods.length < mostSavedMethods;

/** The primary method without one: the current one if it is left, otherwise the first of the others; null for none. */
export function primaryWithout(
  methods: readonly Omit<SavedMethodFacts, 'isActive'>[],
  removedId: string,
): string | null {
  const left = methods.filter(({ id }) => id !== removedId);
  return (left.find(({ isPrimary }) => isPrimary) ?? left[0])?.id ?? null;
}

/**
 * The primary method after one is deleted: the current one if it still exists, otherwise the newest that can be
 * charged, otherwise the newest; null for none.
 */
export const primaryAfterRemoval = ({ methods }: Pick<MethodOwner, 'methods'>, removedId: string) =>
  primaryWithout(
    [...methods.filter(({ isActive }) => isActive), ...methods.filter(({ isActive }) => !isActive)],
    removedId,
  );

/** A card's expiration date. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
}

const longestValidity = 50;

/** Whether a card can be charged on a day, an ISO calendar date: it is valid until the end of its month. */
export const isCardValid = ({ expMonth, expYear }: CardExpiry, today: string): boolean =>
  `${String(expYear).padStart(4, '0')}-${String(expMonth).padStart(2, '0')}` >= today.slice(0, 7);

/** Whether a month and a year can be a card's expiration date on a day, an ISO calendar date. */
export function isCardExpiry(expiry: CardExpiry, today: string): boolean {
  const { expMonth, expYear } = expiry;
  return (
    Number.isInteger(expMonth) &&
    Number.isInteger(expYear) &&
    expMonth >= 1 &&
    expMonth <= 12 &&
    expYear <= Number(today.slice(0, 4)) + longestValidity &&
    isCardValid(expiry, today)
  );
}

/** The maximum length of a name on a card, in characters. */
export const cardholderMaxLength = 100;

/** A saved payment method as shown to its owner. */
interface ShownMethod {
  readonly id: string;
  /** The method that charges it. */
  readonly method: PaymentMethod;
  readonly isPrimary: boolean;
  /** Whether it belongs to an organization, which is charged for its renewals; otherwise to its owner alone. */
  readonly isOfOrganization: boolean;
  /** False once it can't be charged: the card has expired, or the account's mandate was revoked. */
  readonly isActive: boolean;
}

/** A saved card. */
export interface SavedCard extends ShownMethod, CardExpiry {
  /** Such as `visa`. */
  readonly brand: string;
  /** The wallet that it was saved from, such as `apple_pay`; absent or null for a card that was typed. */
  readonly wallet?: string | null;
  readonly lastDigits: string;
  /** Name on the card; null if unknown. */
  readonly name: string | null;
}

/** A saved bank account with its mandate. */
export interface SavedAccount extends ShownMethod {
  readonly lastDigits: string;
  /** Two letters; empty if unknown. */
  readonly bankCountry: string;
  /** Empty if unknown. */
  readonly bankName: string;
  /** As on statements and in notices; null if unknown. */
  readonly mandateReference: string | null;
}

/** A payment method that was saved: a card or a bank account. */
export type SavedPaymentMethod = SavedCard | SavedAccount;

/** Whether it is a card, of which its owner may edit the name and the expiration date. */
export const isSavedCard = (saved: SavedPaymentMethod): saved is SavedCard => 'brand' in saved;

/** An edit of a saved card: the typed name, and the expiration date if it changed. */
export interface CardEdit {
  readonly name: string;
  readonly expiry: CardExpiry | null;
}

/** A problem of an edit. */
export type CardEditProblem = 'NAME_TOO_LONG' | 'NAME_CHARACTERS' | 'NAME_LINK' | 'EXPIRED';

/** What is wrong with the name on a card as it was typed; null if nothing is, or if it is empty. */
export function cardholderProblem(name: string): 'too_long' | NameProblem | null {
  if (isLongerThan(name.trim(), cardholderMaxLength)) return 'too_long';
  return hasHidden(name.trim()) ? 'characters' : nameProblem(name, 'person');
}

const nameProblems = {
  too_long: 'NAME_TOO_LONG',
  characters: 'NAME_CHARACTERS',
  link: 'NAME_LINK',
} as const satisfies Readonly<Record<'too_long' | NameProblem, CardEditProblem>>;

/** The problems of an edit on a day, an ISO calendar date. */
export function cardEditProblems({ name, expiry }: CardEdit, today: string): readonly CardEditProblem[] {
  const ofName = cardholderProblem(name);
  return [
    ...(ofName === null ? [] : [nameProblems[ofName]]),
    ...(expiry !== null && !isCardExpiry(expiry, today) ? (['EXPIRED'] as const) : []),
  ];
}
