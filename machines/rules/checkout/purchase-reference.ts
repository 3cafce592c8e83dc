/**
 * What the buyer's purchasing department has an order marked with, in the order in which it is asked, reviewed, confirmed
 * and mailed. Each is a text that may be empty; the shop keeps and prints it and goes by none of them.
 */
export const purchaseReferences = ['purchaseOrderNumber', 'costCentre'] as const;

export type PurchaseReference = (typeof purchaseReferences)[number];

/** Empty where the buyer gave none. */
export type PurchaseReferences = Readonly<Record<PurchaseReference, string>>;

/** How long each may be, in characters. */
export const purchaseReferenceMaxLength = 64;

/** A value for each of them. */
export const eachReference = <Value>(
  valueOf: (name: PurchaseReference) => Value,
): Readonly<Record<PurchaseReference, Value>> =>
  Object.fromEntries(purchaseReferences.map((name) => [name, valueOf(name)])) as Record<
    PurchaseReference,
    Value
  >;

export const noReferences: PurchaseReferences = eachReference(() => '');

/** Those of whoever has them among other things. */
export const referencesOf = (holder: PurchaseReferences): PurchaseReferences =>
  eachReference((name) => holder[name]);
