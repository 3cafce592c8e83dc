import type { ComponentProps } from 'react';
import { StepLoading } from '../checkout-loading.tsx';
import { useCheckoutPart } from '../checkout-parts.ts';
import { LostScreen } from '../failure.tsx';
import type { NoMethod } from './no-method.tsx';

/** What the few buyers without an available payment method are told, once it has loaded. */
export function LaterNoMethod(props: ComponentProps<typeof NoMethod>) {
  const { part, isLost, onRetry } = useCheckoutPart('no-method', true);
  if (part) return <part.NoMethod {...props} />;
  return isLost ? <LostScreen onRetry={onRetry} /> : <StepLoading />;
}
