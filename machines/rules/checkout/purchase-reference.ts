/** How long a buyer’s purchase order number and cost centre may be, in characters. */
export const purchaseReferenceMaxLength = 64;
