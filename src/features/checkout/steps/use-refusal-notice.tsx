import type { ReactNode } from 'react';
import { refusalsOf, type Trouble } from '@sonde/machines/flow';
import { useLazyPart } from '../../../i18n/lazy-parts.ts';

const load = () => import('../refusal-notice.tsx');

interface Shown {
  readonly trouble: Trouble | null;
  readonly refusal: ReactNode;
}

/** What a step shows of its trouble. What the shop's refusals say loads once the shop has refused something. */
export function useRefusalNotice(trouble: Trouble | null, ways?: ReactNode): Shown {
  const isRefused = refusalsOf(trouble).length > 0;
  const { part, isLost } = useLazyPart('refusal-notice', load, isRefused);
  return {
    trouble: isLost ? { kind: 'connection' } : trouble,
    refusal: part && <part.RefusalNotice trouble={trouble} ways={ways} />,
  };
}
