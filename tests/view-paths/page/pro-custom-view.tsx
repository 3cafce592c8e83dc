import { useSelector } from '@xstate/react';
import { type ProCustomEvent, type ProCustomSnapshot, proCustomSteps } from '@sonde/machines/pro-custom';
import { RunningProCustom } from '../../../src/features/pro-custom/running-pro-custom.tsx';
import { useProCustomStepInUrl } from '../../../src/features/pro-custom/use-pro-custom-step.ts';
import type { ViewProps } from './view-props.ts';

const words = {
  devices: {
    iq3: { name: 'Sonde IQ3', description: 'The newest probe.' },
    'iq-plus': { name: 'Sonde IQ+', description: 'With either plug.' },
    'iq-plus-vet': { name: 'Sonde IQ+ Vet', description: 'For animals.' },
  },
  plans: { 'SUB-PROC-1Y': 'Pro membership' },
  features: {
    'SUB-PROC-COLL-TELE-1Y': 'Live remote guidance',
    'SUB-PROC-DIAG-CARDIAC-1Y': 'Cardiac package',
  },
  areas: {
    COLLABORATION: { name: 'Collaboration features', description: 'Work on the same images.' },
    DIAGNOSTIC_TOOLS: { name: 'Diagnostic tools', description: 'Measure and calculate.' },
  },
} as const;

/** The flow with a small catalog. */
export function ProCustomView({ snapshot, send }: ViewProps<ProCustomSnapshot, ProCustomEvent>) {
  useSelector(snapshot.children.addToCart, (child: unknown) => child);
  useProCustomStepInUrl(proCustomSteps.segmentOf(snapshot.context.step), send);
  return <RunningProCustom snapshot={snapshot} send={send} words={words} today="2026-11-25" />;
}
