import type { VoucherInput } from '../voucher/index.ts';
import { isUnchangedSince } from './cart-change.ts';
import type {
  CartChange,
  CartContext,
  CartRequest,
  Checkout,
  LineRequest,
  LineChangeRequest,
} from './cart.types.ts';

interface Asking {
  readonly context: CartContext;
}

/** The cart of a context. Only valid in states after it was loaded. */
export function loadedCart({ checkout }: Pick<CartContext, 'checkout'>): Checkout {
  if (checkout === null) throw new Error('The cart is not loaded.');
  return checkout;
}

function requestedLine({ line }: CartContext): LineRequest {
  if (line === null) throw new Error('No change of a line was requested.');
  return line;
}

export const cartLookupInput = ({ context }: Asking) => ({ token: context.checkoutToken ?? '' });

export const lineUpdateInput = ({ context }: Asking) => {
  const { id, lines } = loadedCart(context);
  const { lineId, quantity } = requestedLine(context);
  const line = lines.find((other) => other.id === lineId);
  return { checkoutId: id, lines: [{ sku: line?.sku ?? '', quantity }] };
};

/** The change that the cart shows: the last one, unless another tab has undone it. */
export const shownChange = ({
  change,
  checkout,
}: Pick<CartContext, 'change' | 'checkout'>): CartChange | null =>
  change && checkout && isUnchangedSince(change, checkout) ? change : null;

export const undoInput = ({ context }: Asking) => ({
  checkoutId: loadedCart(context).id,
  lines: shownChange(context)?.former ?? [],
});

export const lineRemovalInput = ({ context }: Asking) => ({
  checkoutId: loadedCart(context).id,
  lineId: requestedLine(context).lineId,
});

export const cartVoucherInput = ({
  context: { checkoutToken, checkout, lostDiscount },
}: Asking): VoucherInput => ({
  token: checkoutToken ?? '',
  isLinkFollowed: true,
  lostDiscount,
  served: checkout,
});

/** Converts a request about a line to its new quantity; removal is quantity 0. */
export const lineRequestOf = (wish: LineChangeRequest): LineRequest => ({
  lineId: wish.lineId,
  quantity: wish.type === 'line.removed' ? 0 : wish.quantity,
});

const subjectOf = (wish: CartRequest): string =>
  'lineId' in wish ? wish.lineId : (wish.type.split('.')[0] ?? '');

/** Adds a request to the waiting ones. It replaces an earlier one about the same subject. */
export const withRequest = (waiting: readonly CartRequest[], wish: CartRequest): readonly CartRequest[] => [
  ...waiting.filter((other) => subjectOf(other) !== subjectOf(wish)),
  wish,
];
