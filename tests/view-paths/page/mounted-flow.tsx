import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import type { AnyActor, AnyEventObject } from 'xstate';
import type { AddToCartSnapshot } from '@sonde/machines/add-to-cart';
import type { CartSnapshot } from '@sonde/machines/cart';
import type { CheckoutSnapshot } from '@sonde/machines/checkout';
import type { ConfiguratorSnapshot } from '@sonde/machines/configurator';
import type { LeadFormSnapshot } from '@sonde/machines/lead-form';
import type { VoucherSnapshot } from '@sonde/machines/voucher';
import { RunningCart } from '../../../src/features/cart/running-cart.tsx';
import { RunningCheckout } from '../../../src/features/checkout/running-checkout.tsx';
import { RunningLeadForm } from '../../../src/features/lead-forms/running-lead-form.tsx';
import { Container, Section } from '../../../src/ui/layout/layout.tsx';
import { AddToCartView } from './add-to-cart-view.tsx';
import { VoucherView } from './voucher-view.tsx';
import { ConfiguratorView } from './configurator-view.tsx';
import { scriptedCardPayments } from './scripted-card-payments.ts';

interface ViewProps {
  readonly snapshot: unknown;
  readonly send: (event: AnyEventObject) => void;
}

/** As wide as the pages of the shop hold what is no page of its own. */
const OnPage = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Container width="content">{children}</Container>
  </Section>
);

/** The views of each flow, by the id of its machine. */
const views: Readonly<Record<string, (props: ViewProps) => ReactNode>> = {
  cart: ({ snapshot, send }) => <RunningCart snapshot={snapshot as CartSnapshot} send={send} isRunning />,
  configurator: ({ snapshot, send }) => (
    <ConfiguratorView snapshot={snapshot as ConfiguratorSnapshot} send={send} />
  ),
  'add-to-cart': ({ snapshot, send }) => (
    <OnPage>
      <AddToCartView snapshot={snapshot as AddToCartSnapshot} send={send} />
    </OnPage>
  ),
  'lead-form': ({ snapshot, send }) => (
    <OnPage>
      <RunningLeadForm snapshot={snapshot as LeadFormSnapshot} send={send} />
    </OnPage>
  ),
  voucher: ({ snapshot, send }) => (
    <OnPage>
      <VoucherView snapshot={snapshot as VoucherSnapshot} send={send} />
    </OnPage>
  ),
  checkout: ({ snapshot, send }) => {
    const checkout = snapshot as CheckoutSnapshot;
    const ends = { onPlaced: stay, onContinued: stay };
    return (
      <RunningCheckout snapshot={checkout} send={send} isRunning card={scriptedCardPayments} {...ends} />
    );
  },
};

const stay = () => {};

interface MountedFlowProps {
  readonly flow: string;
  readonly actor: AnyActor;
  readonly send: (event: AnyEventObject) => void;
}

/** The real views on an actor that the test holds. */
export function MountedFlow({ flow, actor, send }: MountedFlowProps) {
  const snapshot: unknown = useSelector(actor, (state: unknown) => state);
  return views[flow]?.({ snapshot, send });
}
