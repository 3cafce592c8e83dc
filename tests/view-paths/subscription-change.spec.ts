import { subscriptionChangeDriver } from './drive/subscription-change-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const anotherCard = {
  input: 'more',
  labels: [
    'previewChange: noCard',
    '{"type":"card.changed","field":"card.number"}',
    '{"type":"card.keeping.changed","isKept":true}',
  ],
};

const notTheSavedCard = {
  input: 'more',
  labels: ['previewChange: cards', '{"type":"method.chosen","methodId":null}'],
};

testPaths('subscription-change', subscriptionChangeDriver, [anotherCard, notTheSavedCard]);
