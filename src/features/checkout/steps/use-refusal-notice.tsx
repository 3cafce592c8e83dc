import type { ReactNode } from 'react';
import { refusalsOf } from '@sonde/machines/flow';
import { useLazyPart } from '../../../i18n/lazy-parts.ts';
import type { StepFrameProps } from './step-frame.tsx';

const load = () => import('../refusal-notice.tsx');

type Shown = Pick<StepFrameProps, 'trouble' | 'refusal'>;

/** What a step shows of its trouble. What the shop's refusals say loads once the shop has refused something. */
export function useRefusalNotice(trouble: StepFrameProps['trouble'], ways?: ReactNode): Shown {
  const isRefused = refusalsOf(trouble).length > 0;
  const { part, isLost } = useLazyPart('refusal-notice', load, isRefused);
  return {
    trouble: isLost ? { kind: 'connection' } : trouble,
    refusal: part && <part.RefusalNotice trouble={trouble} ways={ways} />,
  };
}
