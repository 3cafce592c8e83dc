import type { CartChange, CartLine, Checkout, CheckoutAnswer } from '../cart/index.ts';
import type { Trouble } from '../flow/index.ts';
import type { NamedMembership } from '../rules/catalogue/index.ts';

/** The result of adding to a cart, with the cart before the change; null if that cart no longer exists. */
export type AddedAnswer = CheckoutAnswer & { readonly former: Checkout | null };

/** What a page adds its lines for, by which the shop judges them once more; null where the cart may change it. */
export type AddingPurpose =
  /** A plan of the organization. */
  | 'PLAN'
  /** A probe that the organization's current plan covers. */
  | 'EXTRA_PROBE';

/** The ports of "Add to cart". */
export interface AddToCartPorts {
  /** The token of the cart that this browser has stored for this country; null if there is none. */
  recallCart(input: { country: string }): Promise<string | null>;
  /** The code of the last link, if the shop still offers it in this country; null for none. */
  findLinkedCode(input: { country: string }): Promise<string | null>;
  /** Makes a new cart with these lines, for this membership; null for none. */
  createCheckout(input: {
    country: string;
    /** Of a link. One that the shop refuses doesn't prevent the cart; null for none. */
    voucherCode: string | null;
    lines: readonly CartLine[];
    organizationMembershipId: string | null;
    purpose: AddingPurpose | null;
  }): Promise<CheckoutAnswer>;
  /** Adds the lines to the cart of this token. */
  addLines(input: {
    checkoutToken: string;
    lines: readonly CartLine[];
    /** Of the organization that the cart is then for; null for the one that the browser has stored. */
    organizationSlug: string | null;
    purpose: AddingPurpose | null;
  }): Promise<AddedAnswer>;
  /** Stores the cart of this country for the next page. Returns false if the browser stores nothing. */
  keepCart(input: { country: string; token: string; itemCount: number }): Promise<boolean>;
  /** Opens the cart page, which shows the side effects of the added lines. */
  openCart(input: { change: CartChange | null }): Promise<void>;
}

/** What happens after the lines were added. */
export type AfterAdding = 'go-to-cart' | 'stay';

/** What the flow is given when it begins. */
export interface AddToCartInput {
  /** ISO 3166-1 code of the shop. */
  readonly country: string;
  readonly afterAdding: AfterAdding;
}

/** What the flow remembers besides its state. */
export interface AddToCartContext extends AddToCartInput {
  readonly lines: readonly CartLine[];
  /** The membership that the lines are for; null where the page names none. */
  readonly membership: NamedMembership | null;
  readonly purpose: AddingPurpose | null;
  /** The cart that receives the lines, including a newly created one. Null while there is none. */
  readonly checkoutToken: string | null;
  /** The code of a link that a new cart starts with; null for none. */
  readonly linkedCode: string | null;
  /** The cart in the shop's last response. */
  readonly checkout: Checkout | null;
  /** The effect of the added lines on the cart's membership; null if there is none. */
  readonly change: CartChange | null;
  /** Why the lines weren't added; null without an error. */
  readonly trouble: Trouble | null;
}

/** Everything that can be sent to the flow. */
export type AddToCartEvent =
  | {
      readonly type: 'lines.added';
      readonly lines: readonly CartLine[];
      /** For one of the person's memberships, which gets a cart of its own unless it is their oldest in its market. */
      readonly membership?: NamedMembership | null;
      /** Omitted where the page is about no organization. */
      readonly purpose?: AddingPurpose;
    }
  /** The page was restored by Back or Forward in its previous state. */
  | { readonly type: 'page.returned' };
