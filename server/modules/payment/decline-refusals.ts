import { refusal } from '../order/refusal.ts';
import type { Refusal } from '../order/refusal.ts';
import type { ChargeFailureCode } from './payment-attempt.ts';

/** The refusal of a charge that definitely failed: its code says all. */
export const declineRefusal = (code: ChargeFailureCode): Refusal => refusal(code, null);
