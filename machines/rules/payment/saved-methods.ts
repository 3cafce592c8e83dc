import { lengthOf } from '../texts/index.ts';

/** What is known of a payment method that its owner has saved. */
interface SavedMethodFacts {
  readonly id: string;
  /** Charged first: for renewals, where an organization has it. */
  readonly isPrimary: boolean;
}

/** An owner of saved payment methods: an organization, or a person who pays for themselves. */
export interface MethodOwner {
  /** The newest first. */
  readonly methods: readonly SavedMethodFacts[];
  /** Whether a subscription renews by itself; never a person's. */
  readonly renewsAutomatically: boolean;
  /** Months that were earned by referrals and will be used at the next renewals; 0 for a person. */
  readonly unspentMonths: number;
}

/** What is done to a saved payment method. */
export type MethodChange = 'edit' | 'delete' | 'setPrimary';

/** Why a saved payment method stays as it is. */
export type MethodProblem =
  /** The owner has no such method. */
  | 'UNKNOWN_METHOD'
  /** Unspent months are tied to what renewals are charged to, until they are used (coverage PAY-11). */
  | 'UNSPENT_MONTHS'
  /** A subscription that renews by itself would have nothing to be charged to. */
  | 'RENEWS_BY_IT';

/** What keeps a change of a saved payment method from being made; null where nothing does. */
export function methodProblem(owner: MethodOwner, id: string, change: MethodChange): MethodProblem | null {
  const method = owner.methods.find((candidate) => candidate.id === id);
  if (method === undefined) return 'UNKNOWN_METHOD';
  const changesPrimary = method.isPrimary || change === 'setPrimary';
  if (owner.unspentMonths > 0 && changesPrimary && !(change === 'setPrimary' && method.isPrimary))
    return 'UNSPENT_MONTHS';
  const isLast = owner.methods.length === 1;
  return change === 'delete' && isLast && owner.renewsAutomatically ? 'RENEWS_BY_IT' : null;
}

/** More than anybody needs: each is kept at the provider too. */
export const mostSavedMethods = 20;

/** Whether an owner may save one more. */
export const hasRoomForMethod = (methods: readonly unknown[]): boolean => methods.length < mostSavedMethods;

/** Which method is charged first once one is gone: the present one while it is there, else the newest; null for none. */
export function primaryWithout({ methods }: MethodOwner, removedId: string): string | null {
  const left = methods.filter(({ id }) => id !== removedId);
  return (left.find(({ isPrimary }) => isPrimary) ?? left[0])?.id ?? null;
}

/** When a card ends. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
}

const longestValidity = 50;

/** Whether a card can be charged on a day, an ISO calendar date: it is good until the end of its month. */
export const isCardValid = ({ expMonth, expYear }: CardExpiry, today: string): boolean =>
  `${String(expYear).padStart(4, '0')}-${String(expMonth).padStart(2, '0')}` >= today.slice(0, 7);

/** Whether a month and a year can be a card's expiry on a day, an ISO calendar date. */
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

/** Of a name on a card, in characters. */
export const cardholderMaxLength = 100;

/** A saved card as its owner sees it. */
export interface SavedCard extends CardExpiry {
  readonly id: string;
  /** Such as `visa`. */
  readonly brand: string;
  readonly lastDigits: string;
  /** Name on the card; null where it isn't known. */
  readonly name: string | null;
  readonly isPrimary: boolean;
  /** Whether it is an organization's, which is charged for its renewals; otherwise its owner's own. */
  readonly isOfOrganization: boolean;
  /** False once it has expired. */
  readonly isActive: boolean;
}

/** What is changed of a saved card: its name as typed, and its expiry where it is another one. */
export interface CardEdit {
  readonly name: string;
  readonly expiry: CardExpiry | null;
}

/** A problem of an edit. */
export type CardEditProblem = 'NAME_TOO_LONG' | 'EXPIRED';

/** What keeps an edit from being sent on a day, an ISO calendar date. */
export function cardEditProblems({ name, expiry }: CardEdit, today: string): readonly CardEditProblem[] {
  return [
    ...(lengthOf(name.trim()) > cardholderMaxLength ? (['NAME_TOO_LONG'] as const) : []),
    ...(expiry !== null && !isCardExpiry(expiry, today) ? (['EXPIRED'] as const) : []),
  ];
}
