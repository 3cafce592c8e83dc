import { describeJourneys } from './journeys.ts';
import { firefox } from './firefox.ts';

describeJourneys(firefox);
