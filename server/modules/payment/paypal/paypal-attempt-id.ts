const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The attempt that a payment's `custom_id` names; null for a payment that this shop didn't make. */
export const attemptIdIn = (customId: string | null | undefined): string | null =>
  customId !== null && customId !== undefined && pattern.test(customId) ? customId : null;

const renewalPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{4}-\d{2}-\d{2}-\d{1,4}$/;

/** The key of the renewal that a payment's `custom_id` names; null for every other payment. */
export const renewalKeyIn = (customId: string | undefined): string | null =>
  customId !== undefined && renewalPattern.test(customId) ? customId : null;
