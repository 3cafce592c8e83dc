import type { ComponentProps } from 'react';
import { useLazyPart } from '../../../i18n/lazy-parts.ts';
import { StepLoading } from '../checkout-loading.tsx';
import { LostScreen } from '../lost-screen.tsx';
import type { NoMethod } from './no-method.tsx';

const load = () => import('./no-method.tsx');

/** What the few buyers without an available payment method are told, once it has loaded. */
export function LaterNoMethod(props: ComponentProps<typeof NoMethod>) {
  const { part, isLost, onRetry } = useLazyPart('no-method', load, true);
  if (part) return <part.NoMethod {...props} />;
  return isLost ? <LostScreen onRetry={onRetry} /> : <StepLoading />;
}
