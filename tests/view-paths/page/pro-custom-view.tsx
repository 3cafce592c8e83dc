import { useSelector } from '@xstate/react';
import { type ProCustomEvent, type ProCustomSnapshot, proCustomSteps } from '@sonde/machines/pro-custom';
import { RunningProCustom } from '../../../src/features/pro-custom/running-pro-custom.tsx';
import { useProCustomStepInUrl } from '../../../src/features/pro-custom/use-pro-custom-step.ts';
import { proWords } from './pro-words.ts';
import type { ViewProps } from './view-props.ts';

/** The flow with a small catalog. */
export function ProCustomView({ snapshot, send }: ViewProps<ProCustomSnapshot, ProCustomEvent>) {
  useSelector(snapshot.children.addToCart, (child: unknown) => child);
  useProCustomStepInUrl(proCustomSteps.segmentOf(snapshot.context.step), send);
  return <RunningProCustom snapshot={snapshot} send={send} words={proWords} today="2026-11-25" />;
}
