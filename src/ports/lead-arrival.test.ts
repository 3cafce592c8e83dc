import { expect, it } from 'vitest';
import { contactSalesForBundlePath, contactSalesPath } from '../page/form-paths.ts';
import { readLeadLink } from './lead-arrival.ts';

const prefix = { country: 'US', language: 'en' } as const;
const hashOf = (path: string) => path.slice(path.indexOf('#') + 1);
const silent = { organizationName: '', entryContext: null, formType: null };

it.each(['Lakeside Clinic', 'Müller & Söhne, 100 % = gut #1', 'عيادة'])(
  'a link to sales brings the name %s, and says that a subscription is meant',
  (organizationName) => {
    expect(readLeadLink(hashOf(contactSalesPath(prefix, organizationName, 'HUMAN')))).toEqual({
      organizationName,
      entryContext: null,
      formType: 'LOGGED_IN_SUBSCRIPTION_ONLY',
    });
  },
);

it.each([
  ['HUMAN', 'contact'],
  ['VETERINARY', 'vet-contact'],
] as const)('an organization of the market %s asks sales at the form of its market', (market, slug) => {
  const type = 'type=LOGGED_IN_SUBSCRIPTION_ONLY';
  const path = `/us/en/form/${slug}/#organization=Meadow+Equine&${type}`;
  expect(contactSalesPath(prefix, 'Meadow Equine', market)).toBe(path);
});

it('a link to sales says that a bundle is meant, and where it was chosen, at the form of its market', () => {
  const bundle = { ...silent, formType: 'BUNDLE_PURCHASE' };
  const readArrival = (path: string) => [path.slice(0, path.indexOf('#')), readLeadLink(hashOf(path))];
  const [human, veterinary] = ['/us/en/form/contact/', '/us/en/form/vet-contact/'];
  expect([
    readArrival(contactSalesForBundlePath(prefix, 'HUMAN')),
    readArrival(contactSalesForBundlePath(prefix, 'VETERINARY')),
    readArrival(contactSalesForBundlePath(prefix, 'HUMAN', 'CHECKOUT')),
    readArrival(contactSalesForBundlePath(prefix, 'VETERINARY', 'CHECKOUT')),
  ]).toEqual([
    [human, { ...bundle, entryContext: 'HUMAN' }],
    [veterinary, { ...bundle, entryContext: 'VET' }],
    [human, { ...bundle, entryContext: 'CHECKOUT' }],
    [veterinary, { ...bundle, entryContext: 'CHECKOUT' }],
  ]);
});

it.each(['', 'invitation=abc', 'organization', 'entry=MOON&type=__proto__'])('%j says nothing', (hash) => {
  expect(readLeadLink(hash)).toEqual(silent);
});
