import { expect, it } from 'vitest';
import { contactSalesPath, organizationNameIn } from './form-paths.ts';

const prefix = { country: 'US', language: 'en' } as const;
const hashOf = (path: string) => path.slice(path.indexOf('#') + 1);

it.each(['Lakeside Clinic', 'Müller & Söhne, 100 % = gut #1', 'عيادة'])(
  'a link to sales brings the name %s',
  (name) => {
    expect(organizationNameIn(hashOf(contactSalesPath(prefix, name)))).toBe(name);
  },
);

it.each(['', 'invitation=abc', 'organization'])('%j has no name', (hash) => {
  expect(organizationNameIn(hash)).toBe('');
});
