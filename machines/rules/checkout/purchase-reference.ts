/**
 * The references that the buyer's purchasing department asks for, in the order of the form, the review, the
 * confirmation and the mails. Each is an optional text that the shop stores and prints but never uses.
 */
export const purchaseReferences = ['purchaseOrderNumber', 'costCentre'] as const;

/** One of {@link purchaseReferences}. */
export type PurchaseReference = (typeof purchaseReferences)[number];

/** Empty strings where the buyer entered none. */
export type PurchaseReferences = Readonly<Record<PurchaseReference, string>>;

/** In characters, for each reference. */
export const purchaseReferenceMaxLength = 64;

/** Builds a record with a value for each reference. */
export const eachReference = <Value>(
  valueOf: (name: PurchaseReference) => Value,
): Readonly<Record<PurchaseReference, Value>> =>
  Object.fromEntries(purchaseReferences.map((name) => [name, valueOf(name)])) as Record<
    PurchaseReference,
    Value
  >;

/** The references before the buyer enters any. */
export const noReferences: PurchaseReferences = eachReference(() => '');

/** Picks the references out of an object that contains them. */
export const referencesOf = (holder: PurchaseReferences): PurchaseReferences =>
  eachReference((name) => holder[name]);
