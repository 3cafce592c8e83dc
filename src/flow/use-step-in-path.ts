import { pageOf } from '../page/paths.ts';
import { useStepInUrl } from './use-step-in-url.ts';

interface StepInPath {
  /** The URL segment of the machine's step; null on screens outside the steps. */
  readonly segment: string | null;
  /** The address of a step. */
  readonly write: (segment: string) => string;
  /** Requests the step in the URL from the chart. */
  readonly onRequest: (segment: string) => void;
}

const areTogether = () => false;

const readStep = ({ path }: { readonly path: string }) => pageOf(path).split('/')[1] || null;

/** Keeps the step in the path, after the name of the flow: `pro-custom/features/`. */
export function useStepInPath({ segment, write, onRequest }: StepInPath): void {
  useStepInUrl({ place: { read: readStep, write }, segment, areTogether, onRequest });
}
