import { errorBody, incompatible } from '../mapping/messages.ts';
import { negotiate } from '../protocol/negotiate.ts';
import type { PlatformIdentity } from '../protocol/platform-identity.ts';
import type {
  AgentServices,
  CallFacts,
  Operation,
  OperationAnswer,
  OperationInput,
} from './operation.types.ts';

/** Runs an operation for a platform. What the platform doesn't declare too is refused before anything is read. */
export async function runOperation(
  services: AgentServices,
  operation: Operation,
  { platform, facts }: { readonly platform: PlatformIdentity; readonly facts: CallFacts },
  input: OperationInput,
): Promise<OperationAnswer> {
  const negotiated = negotiate(platform);
  const { version } = negotiated;
  if (!negotiated.capabilities.has(operation.capability))
    return {
      status: 200,
      body: errorBody(version, [incompatible(operation.capability)], services.publicUrl),
    };
  return operation.run(services, { platform, negotiated, facts }, input);
}
