import { useLingui } from '@lingui/react/macro';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { connectorNames } from '../catalogue/connector-names.ts';
import { MembersField } from '../offers/members-field.tsx';
import { PeriodField, PlanField } from '../offers/plan-fields.tsx';
import { AccessoriesField, QuantityField, WarrantyField } from '../offers/probe-fields.tsx';
import type { SelectionFieldProps } from '../offers/selection-field.types.ts';
import { useChoice } from '../offers/use-choice.ts';

interface SelectionFormProps extends SelectionFieldProps {
  /** The free items that a link's code adds to the selection. */
  readonly freeSkus?: readonly string[] | undefined;
}

/** All options; unavailable ones stay visible with the reason. */
export function SelectionForm({ freeSkus, ...field }: SelectionFormProps) {
  const { t, i18n } = useLingui();
  const choice = useChoice();
  const { selection, options, send } = field;
  return (
    <Stack gap={8}>
      <ChoiceCards
        name="connector"
        label={t`Connector`}
        hint={t`The plug that fits your phone or tablet`}
        value={selection.connector}
        onChange={(connector) => send({ type: 'connector.chosen', connector })}
        choices={options.connectors.map((option) =>
          choice(option, { title: i18n._(connectorNames[option.value]) }),
        )}
      />
      <PlanField {...field} isTeamFolded />
      <PeriodField {...field} />
      <MembersField {...field} />
      <QuantityField {...field} />
      <WarrantyField {...field} />
      <AccessoriesField {...field} freeSkus={freeSkus} />
    </Stack>
  );
}
