import type { ProtocolVersion } from '../../server/agents/protocol/versions.ts';
import { agentDelivery, agentDestination } from './agent-payloads.ts';
import { type AgentShop, platformOf } from './agent-shop.ts';

/** A checkout as an agent sees it. */
export interface Shown {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly line_items: readonly {
    readonly id: string;
    readonly item: { readonly id: string };
    readonly quantity: number;
  }[];
  readonly buyer: Readonly<Record<string, unknown>>;
  readonly totals: readonly { readonly type: string; readonly amount: number }[];
  readonly messages?: readonly {
    readonly code: string;
    readonly severity: string;
    readonly path?: string;
    readonly before?: { readonly amount: number };
    readonly after?: { readonly amount: number };
  }[];
  readonly continue_url?: string;
  readonly fulfillment?: {
    readonly methods: readonly {
      readonly id: string;
      readonly destinations: readonly { readonly id: string }[];
      readonly groups: readonly {
        readonly id: string;
        readonly options: readonly { readonly id: string }[];
      }[];
    }[];
  };
  readonly discounts?: {
    readonly codes: readonly string[];
    readonly applied: readonly { readonly amount: number }[];
  };
  readonly order?: { readonly id: string; readonly label: string; readonly permalink_url: string };
}

/** What an agent may buy by itself. */
export const cables = [{ item: { id: 'CBL-USBC' }, quantity: 2 }];
/** A probe for humans with its membership, which an agent can’t buy by itself. */
export const human = [
  { item: { id: 'IQ3-USBC' }, quantity: 1 },
  { item: { id: 'SUB-IND-1Y' }, quantity: 1 },
];

/** What an agent asks for. */
export const toRequest = (lines: object, more: object = {}) => ({
  line_items: lines,
  context: { address_country: 'US' },
  buyer: { email: 'ada@clinic.example' },
  fulfillment: agentDelivery(),
  ...more,
});

/** What a checkout lacks, by its codes. */
export const codes = ({ messages = [] }: Shown) => messages.map(({ code }) => code);
/** The sum of the totals of a type. */
export const amountOf = ({ totals }: Shown, type: string) =>
  totals.filter((one) => one.type === type).reduce((sum, { amount }) => sum + amount, 0);

/** The requests of a platform about its checkouts, in a version of the protocol. */
export function agentCheckoutsIn(version: ProtocolVersion, currentAgentShop: () => AgentShop) {
  const platform = platformOf(version);
  const path = '/checkout-sessions';
  const send = (method: 'GET' | 'POST' | 'PUT', at: string, payload?: object, key?: string) =>
    currentAgentShop().agent.send<Shown>(
      platform,
      method,
      at,
      payload,
      key === undefined ? {} : { 'Idempotency-Key': key },
    );
  const create = async (payload: object, key?: string) => (await send('POST', path, payload, key)).body;
  const update = async (id: string, payload: object, key?: string) =>
    (await send('PUT', `${path}/${id}`, payload, key)).body;

  const selecting = (shown: Shown) => ({
    methods: [
      {
        id: shown.fulfillment?.methods[0]?.id,
        type: 'shipping',
        line_item_ids: [],
        destinations: [agentDestination],
        selected_destination_id: 'home',
        groups: [
          { id: 'package', selected_option_id: shown.fulfillment?.methods[0]?.groups[0]?.options[0]?.id },
        ],
      },
    ],
  });

  /** A checkout that only lacks its payment. */
  async function ready(lines: object = cables, more: object = {}) {
    const shown = await create(toRequest(lines, more));
    return update(shown.id, toRequest(lines, { fulfillment: selecting(shown), ...more }));
  }

  return { path, send, create, update, ready };
}
