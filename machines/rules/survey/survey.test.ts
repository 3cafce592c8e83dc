import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOffer, marketNamed, marketOf, offers } from '../catalogue/index.ts';
import { money } from '../money/index.ts';
import { jobTitles, organizationSizes, veterinaryJobTitles } from '../people/index.ts';
import {
  budgets,
  declined,
  experienceLevels,
  fittingAnswers,
  isAnswered,
  noAnswers,
  suggestBundles,
  suggestionsFromSegment,
  suggestionsToSegment,
  type SurveyAnswers,
  surveyCircumstances,
  surveyOptions,
} from './index.ts';
import { shopIn, summarize } from './survey.fixture.ts';

const us = shopIn('US');
const withAnswers = (answers: Partial<SurveyAnswers>): SurveyAnswers => ({ ...noAnswers, ...answers });

describe('what fits the earlier answers', () => {
  const circumstances = surveyCircumstances(us);

  it.each<
    [who: string, answers: Partial<SurveyAnswers>, devices: readonly string[], budget: readonly string[]]
  >([
    [
      'nothing is known',
      {},
      ['IQ_1', 'IQ_2', 'IQ_5', 'IQ_10', 'IQ_ABOVE_10'],
      ['LOW', 'MIDDLE', 'HIGH', 'OPEN'],
    ],
    ['somebody scans alone', { organization: 'ONE' }, ['IQ_1', 'IQ_2'], ['LOW', 'MIDDLE', 'HIGH', 'OPEN']],
    [
      'three people scan',
      { organization: 'UP_TO_3' },
      ['IQ_1', 'IQ_2', 'IQ_5'],
      ['LOW', 'MIDDLE', 'HIGH', 'OPEN'],
    ],
    [
      'two probes are wanted',
      { devices: 'IQ_2' },
      ['IQ_1', 'IQ_2', 'IQ_5', 'IQ_10', 'IQ_ABOVE_10'],
      ['MIDDLE', 'HIGH', 'OPEN'],
    ],
    [
      'ten probes are wanted',
      { devices: 'IQ_10' },
      ['IQ_1', 'IQ_2', 'IQ_5', 'IQ_10', 'IQ_ABOVE_10'],
      ['OPEN'],
    ],
  ])('if %s', (_who, answers, devices, budget) => {
    const options = surveyOptions(withAnswers(answers), circumstances);
    expect([options.devices, options.budget]).toEqual([devices, budget]);
  });

  it('leaves the veterinary job titles out where the patients are people', () => {
    const rolesOf = (patients: SurveyAnswers['patients']) =>
      surveyOptions(withAnswers({ patients }), circumstances).role;
    expect([rolesOf('VETERINARY'), rolesOf(declined)]).toEqual([jobTitles, jobTitles]);
    expect(jobTitles.filter((title) => !rolesOf('HUMAN').includes(title))).toEqual(veterinaryJobTitles);
  });

  it.each([
    ['vet', 'VETERINARY'],
    ['human', 'HUMAN'],
    ['VETERINARY', null],
    ['constructor', null],
    [null, null],
  ])('is asked of whom an address calls %s', (name, patients) => {
    expect(marketNamed(name)).toBe(patients);
  });

  it('stays, and the rest is asked again', () => {
    const before = withAnswers({
      patients: 'HUMAN',
      role: 'OWNER',
      organization: 'UP_TO_50',
      areas: ['EDUCATION'],
      experience: declined,
      devices: 'IQ_10',
      budget: 'OPEN',
    });
    expect(fittingAnswers({ ...before, organization: 'ONE' }, circumstances)).toEqual({
      ...before,
      organization: 'ONE',
      devices: null,
    });
    expect(fittingAnswers({ ...before, devices: 'IQ_1', budget: 'LOW' }, circumstances).budget).toBe('LOW');
    expect(fittingAnswers({ ...before, budget: 'LOW' }, circumstances).budget).toBeNull();
  });

  it('counts an answer that somebody keeps to themselves, but no empty list', () => {
    expect(isAnswered('areas', withAnswers({ areas: [] }))).toBe(false);
    expect(isAnswered('areas', withAnswers({ areas: declined }))).toBe(true);
    expect(isAnswered('role', noAnswers)).toBe(false);
  });
});

describe('suggested bundles', () => {
  it.each<[who: string, answers: Partial<SurveyAnswers>, country: string, bundles: readonly string[]]>([
    [
      'to somebody who says nothing',
      {},
      'US',
      ['iq-plus individual 1 start', 'iq-plus individual-forever 1 once', 'iq-plus basic 1 lowest'],
    ],
    [
      'to eight people who work together',
      { organization: 'UP_TO_10', areas: ['COLLABORATION'], devices: 'IQ_2' },
      'US',
      ['iq-plus team 2 10 everyone', 'iq3 team 2 10 sharing', 'iq-plus basic 2 lowest'],
    ],
    [
      'to a student with little money',
      { role: 'STUDENT', budget: 'LOW', organization: 'ONE' },
      'US',
      ['iq-plus individual 1 alone', 'iq3 individual 1 budget', 'iq-plus basic 1 lowest'],
    ],
    [
      'for needles',
      { areas: ['PROCEDURAL_TOOLS'], experience: 'NOVICE' },
      'US',
      ['iq3 individual 1 imaging', 'iq3 individual-forever 1 once', 'iq-plus basic 1 lowest'],
    ],
    [
      'to a doctor who scans alone, is new to ultrasound and wants to collaborate',
      {
        patients: 'HUMAN',
        organization: 'ONE',
        areas: ['COLLABORATION'],
        experience: 'NONE',
        devices: 'IQ_1',
        budget: 'MIDDLE',
      },
      'DE',
      ['iq-plus individual 1 alone', 'iq3 individual 1 support', 'iq-plus basic 1 lowest'],
    ],
    [
      'to a veterinarian',
      { role: 'ASSOCIATE_VETERINARIAN' },
      'US',
      ['iq-plus-vet individual 1 start', 'iq-plus-vet team 1 5 group', 'iq-plus-vet basic 1 lowest'],
    ],
    [
      'to the owner of a veterinary practice',
      { patients: 'VETERINARY', role: 'OWNER' },
      'US',
      ['iq-plus-vet individual 1 start', 'iq-plus-vet team 1 5 group', 'iq-plus-vet basic 1 lowest'],
    ],
    ['to a veterinarian where no veterinary probe is sold', { role: 'RVT' }, 'KE', []],
    ['for animals where no veterinary probe is sold', { patients: 'VETERINARY' }, 'KE', []],
    ['to somebody who wants more probes than are sold without sales', { devices: 'IQ_ABOVE_10' }, 'US', []],
    ['where only one probe is sold', {}, 'KE', ['iq-plus individual 1 start', 'iq-plus basic 1 lowest']],
  ])('%s', (_who, answers, country, bundles) => {
    expect(summarize(suggestBundles(withAnswers(answers), shopIn(country)))).toEqual(bundles);
  });

  const someAnswers: fc.Arbitrary<SurveyAnswers> = fc.record({
    patients: fc.constantFrom(null, declined, 'HUMAN', 'VETERINARY'),
    role: fc.constantFrom(null, declined, ...jobTitles),
    organization: fc.constantFrom(null, declined, ...organizationSizes),
    areas: fc.constantFrom(null, declined, ['EDUCATION'], ['DIAGNOSTIC_TOOLS', 'COLLABORATION'] as const),
    experience: fc.constantFrom(null, declined, ...experienceLevels),
    devices: fc.constantFrom(null, declined, 'IQ_1', 'IQ_2', 'IQ_5', 'IQ_10', 'IQ_ABOVE_10' as const),
    budget: fc.constantFrom(null, declined, ...budgets),
  }) as fc.Arbitrary<SurveyAnswers>;

  it('never mix the markets', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom('US', 'DE', 'KE'), (answers, country) => {
        const bundles = suggestBundles(answers, shopIn(country));
        const inMarket = bundles.map(({ selection }) =>
          marketOf(deviceOffer(selection.device, offers).productLine),
        );
        const { patients } = answers;
        const isSaid = patients === 'HUMAN' || patients === 'VETERINARY';
        expect(inMarket.every((market) => market === (isSaid ? patients : inMarket[0]))).toBe(true);
      }),
    );
  });

  it('are read from their address as they were written, whatever was answered', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom('US', 'DE', 'KE'), (answers, country) => {
        const shop = shopIn(country);
        const suggestions = suggestBundles(answers, shop);
        const segment = suggestionsToSegment(suggestions);
        expect(encodeURI(segment)).toBe(segment);
        expect(suggestionsFromSegment(segment, shop).suggestions).toEqual(suggestions);
      }),
    );
  });
});

it('knows the lowest price of a probe in each market', () => {
  const usd = (amount: number) => money(amount, 'USD');
  expect(surveyCircumstances(us).probePrices).toEqual({ HUMAN: usd(299_900), VETERINARY: usd(299_900) });
  expect(surveyCircumstances(shopIn('KE')).probePrices).toEqual({ HUMAN: usd(299_900), VETERINARY: null });
});
