import type { BaseLogger } from 'pino';
import type { Environment } from '../environment.ts';
import type { AddressSearch } from '../modules/address/address-search.ts';
import type { Geolocate } from './geolocation.ts';
import type { OrderServices } from '../modules/order/order-services.ts';

/** What the whole process shares; made once by `main.ts`. */
export interface ShopServices extends OrderServices {
  readonly environment: Environment;
  readonly log: BaseLogger;
  readonly geolocate: Geolocate;
  /** Null where no addresses are suggested. */
  readonly addressSearch: AddressSearch | null;
}

/** What is known about one request. */
export interface RequestFacts {
  readonly requestId: string;
  /** The visitor's network address, seen through trusted proxies only; empty for a request from within the process. */
  readonly clientAddress: string;
  /** The visitor's country as a trusted proxy says it, or as their network has it; null when nobody knows. */
  readonly visitorCountry: string | null;
  /** The `Idempotency-Key` header; null when there is none. */
  readonly idempotencyKey: string | null;
  /** Nobody signs in yet. */
  readonly session: null;
}

/** What every resolver gets. */
export interface GraphqlContext extends ShopServices, RequestFacts {}
