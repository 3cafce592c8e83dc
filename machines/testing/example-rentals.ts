import type { RentingMembership, VetRentalInput } from '../vet-rental/index.ts';
import type { SoldRental } from '../rules/rentals/index.ts';
import { canceledMembership } from './example-reactivation.ts';

/** The probes that a shop rents out. */
export const soldRentals: readonly SoldRental[] = [
  { sku: 'RENT-IQP-VET-USBC', productLine: 'IQ_PLUS_VET', connector: 'usb-c' },
  { sku: 'RENT-IQP-VET-LTG', productLine: 'IQ_PLUS_VET', connector: 'lightning' },
];

/** The administrator of a veterinary practice whose membership was canceled. */
export const veterinaryMembership: RentingMembership = {
  id: 'bWVtYmVyOjM=',
  organization: { slug: 'meadow-equine', name: 'Meadow Equine' },
  buyer: {
    ...canceledMembership.buyer,
    organization: {
      ...canceledMembership.buyer.organization,
      market: 'VETERINARY',
      planType: 'INDIVIDUAL',
    },
  },
};

/** A signed-in veterinarian in the shop of the United States. */
export const vetRentalInput: VetRentalInput = {
  country: 'US',
  sold: soldRentals,
  isSignedIn: true,
  organizationSlug: null,
  connector: null,
};
