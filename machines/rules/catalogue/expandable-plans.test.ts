import { expect, it } from 'vitest';
import { planTypes } from '../plans/index.ts';
import { isExpandable } from './expandable-plans.ts';

it('seats are added to the plans of organizations that have a bundle for it', () => {
  expect(planTypes.filter(isExpandable)).toEqual(['CLINIC', 'CORE', 'PRO_CUSTOM', 'TEAM']);
});
