import type { ReactNode } from 'react';
import { productOptionsOf, type ProductStep } from '@sonde/machines/product-flow';
import { MembersField } from '../offers/members-field.tsx';
import { PeriodField, PlanField } from '../offers/plan-fields.tsx';
import { AccessoriesField, QuantityField, WarrantyField } from '../offers/probe-fields.tsx';
import type { ChoiceEvent } from '@sonde/machines/rules/catalogue';
import { DeviceField } from './device-field.tsx';
import type { ProductStepProps } from './product-step.types.ts';

function fieldOf({ snapshot, send, offers }: ProductStepProps) {
  return {
    selection: snapshot.context.selection,
    options: productOptionsOf(snapshot),
    offers,
    send(event: ChoiceEvent) {
      if (event.type !== 'connector.chosen') send(event);
    },
  };
}

const fields: Readonly<Record<ProductStep, (props: ProductStepProps) => ReactNode>> = {
  device: (props) => <DeviceField {...props} />,
  plan: (props) => <PlanField {...fieldOf(props)} />,
  term: (props) => <PeriodField {...fieldOf(props)} />,
  members: (props) => <MembersField {...fieldOf(props)} />,
  quantity: (props) => <QuantityField {...fieldOf(props)} />,
  warranty: (props) => <WarrantyField {...fieldOf(props)} />,
  accessories: (props) => <AccessoriesField {...fieldOf(props)} />,
};

/** The decision of the current step. */
export const ProductField = (props: ProductStepProps) => fields[props.snapshot.context.step](props);
