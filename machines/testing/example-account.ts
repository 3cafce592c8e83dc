import type { AccountMembership, AccountOrganization } from '../account/index.ts';
import { money } from '../rules/money/index.ts';

const price = { net: money(240000, 'USD'), tax: money(0, 'USD'), gross: money(240000, 'USD') };

const organization: AccountOrganization = {
  id: 'T3JnYW5pemF0aW9uOjE=',
  slug: 'lakeside-clinic',
  country: 'US',
  name: 'Lakeside Clinic',
  market: 'HUMAN',
  today: '2026-11-26',
  planType: 'TEAM',
  hasHadTrial: false,
  status: 'ACTIVE',
  lastDay: '2027-08-27',
  isExpired: false,
  isRenewalPending: false,
  isChangePending: false,
  isWithdrawn: false,
  nextChargeDay: '2027-08-28',
  openInvoiceToken: null,
  pendingOrderToken: null,
  price,
  renewal: { price, freeMonths: 0, amount: price },
  scheduled: null,
  seats: 5,
  availableSeats: 2,
  probes: 3,
  mostProbes: 50,
  probesPlus: 1,
  probesIq3: 2,
  referralCreditMonths: 0,
  trial: null,
  commitment: null,
};

/** A member of a team, as the shop knows them. */
export const exampleMembership: AccountMembership = {
  id: 'bWVtYmVyOjE=',
  isAdmin: true,
  mayBuyOwnProbe: false,
  referrerToken: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY',
  organization,
  members: [
    { id: 'bWVtYmVyOjE=', name: 'Amara Obi', email: 'admin@clinic.example', isAdmin: true },
    { id: 'bWVtYmVyOjM=', name: 'Mateo Silva', email: 'member@clinic.example', isAdmin: false },
  ],
  invitations: [{ id: 'aW52aXRhdGlvbjox', email: 'new@clinic.example' }],
  invoices: [
    {
      kind: 'INVOICE',
      number: 'US-2026-000007',
      issuedOn: '2026-11-20',
      total: money(42_000, 'USD'),
      url: '/invoices/example.pdf',
    },
    {
      kind: 'CREDIT_NOTE',
      number: 'US-2026-C000002',
      issuedOn: '2026-11-24',
      total: money(2_000, 'USD'),
      url: '/credit-notes/example.pdf',
    },
  ],
};
