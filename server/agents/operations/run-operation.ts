import { errorBody, incompatibleMessage } from '../mapping/messages.ts';
import type { Account } from '../../kernel/account.ts';
import { servicesForAccount } from '../../modules/checkout/account-services-of-request.ts';
import { negotiate } from '../protocol/negotiate.ts';
import type { PlatformIdentity } from '../protocol/platform-identity.ts';
import type {
  AgentServices,
  CallFacts,
  Operation,
  OperationAnswer,
  OperationInput,
} from './operation.types.ts';

/** Who calls an operation. */
export interface Caller {
  readonly platform: PlatformIdentity;
  readonly facts: CallFacts;
  /** The connected person for whom the platform calls; null for a guest. */
  readonly buyer: Account | null;
  /** Whether the platform calls for a guest who could connect their account. */
  readonly mayConnect: boolean;
}

/** Runs an operation for a platform. What the platform doesn't declare too is refused before anything is read. */
export async function runOperation(
  services: AgentServices,
  operation: Operation,
  { buyer, ...caller }: Caller,
  input: OperationInput,
): Promise<OperationAnswer> {
  const negotiated = negotiate(caller.platform);
  const { version } = negotiated;
  if (!negotiated.capabilities.has(operation.capability))
    return {
      status: 200,
      body: errorBody(version, [incompatibleMessage(operation.capability)], services.publicUrl),
    };
  const asked = await servicesForAccount(services, { account: buyer });
  return operation.run(asked, { ...caller, negotiated, buyer }, input);
}
