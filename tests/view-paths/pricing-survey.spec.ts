import { pricingSurveyDriver } from './drive/pricing-survey-driver.ts';
import { testPaths } from './drive/test-paths.ts';

testPaths('pricing-survey', pricingSurveyDriver);
