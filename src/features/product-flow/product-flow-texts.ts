import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProductStep } from '@sonde/machines/product-flow';

/** The heading of each step. */
export const productStepTitles: Readonly<Record<ProductStep, MessageDescriptor>> = {
  device: msg`Choose your probe`,
  plan: msg`Choose a membership`,
  term: msg`Choose a term`,
  members: msg`How many people will use it?`,
  quantity: msg`How many probes do you need?`,
  warranty: msg`Choose a warranty`,
  accessories: msg`Choose accessories`,
};
