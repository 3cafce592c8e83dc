import { Trans } from '@lingui/react/macro';
import { proPlanOf } from '@sonde/machines/rules/pro-custom';
import { ProFeatureFields } from '../pro-plan/pro-feature-fields.tsx';
import type { ProStepProps } from './pro-step.types.ts';

/** Every feature that the plan is sold with, by area of use. */
export function FeaturesStep({ snapshot, send, words }: ProStepProps) {
  const { selection, offers } = snapshot.context;
  const { features, months } = proPlanOf(selection, offers);
  return (
    <>
      <p>
        <Trans>Each feature is added to the base and billed with it.</Trans>
      </p>
      <ProFeatureFields
        features={features}
        prices={offers.prices}
        words={words}
        months={months}
        chosen={selection.features}
        onChoose={(sku, isChosen) => send({ type: 'feature.chosen', sku, isChosen })}
      />
    </>
  );
}
