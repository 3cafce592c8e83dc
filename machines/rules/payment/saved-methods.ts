import { hasHidden, isLongerThan, nameProblem, type NameProblem } from '../texts/index.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** The data of a saved payment method. */
interface SavedMethodFacts {
  readonly id: string;
  /** Whether it is the primary one. An organization's renewals are charged to its primary one. */
  readonly isPrimary: boolean;
}

/** An owner of saved payment methods: an organization, or a person who pays for themselves. */
export interface MethodOwner {
  /** Newest first. */
  readonly methods: readonly SavedMethodFacts[];
  /** Whether a subscription renews automatically; false for a person. */
  readonly renewsAutomatically: boolean;
  /** Months earned by referrals, to be used at the next renewals; 0 for a person. */
  readonly unspentMonths: number;
}

/** A change of a saved payment method. */
export type MethodChange = 'edit' | 'delete' | 'setPrimary';

/** Why a saved payment method can't be changed. */
export type MethodProblem =
  /** The owner has no such method. */
  | 'UNKNOWN_METHOD'
  /** Unspent months are tied to the payment method of renewals, until they are used (coverage PAY-11). */
  | 'UNSPENT_MONTHS'
  /** A subscription that renews automatically needs a payment method. */
  | 'RENEWS_BY_IT';

/** Why a saved payment method can't be changed; null if it can. */
export function methodProblem(owner: MethodOwner, id: string, change: MethodChange): MethodProblem | null {
  const method = owner.methods.find((candidate) => candidate.id === id);
  if (method === undefined) return 'UNKNOWN_METHOD';
  const changesPrimary = method.isPrimary || change === 'setPrimary';
  if (owner.unspentMonths > 0 && changesPrimary && !(change === 'setPrimary' && method.isPrimary))
    return 'UNSPENT_MONTHS';
  const isLast = owner.methods.length === 1;
  return change === 'delete' && isLast && owner.renewsAutomatically ? 'RENEWS_BY_IT' : null;
}

/** More than anyone needs, because each is also stored at the provider. */
export const mostSavedMethods = 20;

/** Whether an owner may save one more. */
export const hasRoomForMethod = (methods: readonly unknown[]): boolean => methods.length < mostSavedMethods;

/** The primary method after one is deleted: the current one if it still exists, otherwise the newest; null for none. */
export function primaryWithout({ methods }: Pick<MethodOwner, 'methods'>, removedId: string): string | null {
  const left = methods.filter(({ id }) => id !== removedId);
  return (left.find(({ isPrimary }) => isPrimary) ?? left[0])?.id ?? null;
}

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
