import { pricingSurveyTable } from './pricing-survey-table.ts';
import { walkThroughShop } from './shop-paths.ts';

walkThroughShop(pricingSurveyTable);
