import { proCustomDriver } from './drive/pro-custom-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const nobody = 'recallBuyer: nobody';

testPaths('pro-custom', proCustomDriver, [
  {
    input: 'featured',
    labels: [nobody, '{"type":"feature.chosen","sku":"SUB-PROC-DIAG-CARDIAC-1Y","isChosen":true'],
  },
  {
    input: 'veterinary',
    labels: [nobody, '{"type":"step.submitted"', '{"type":"term.chosen","months":36'],
  },
  {
    input: 'featured',
    labels: [nobody, '{"type":"step.submitted"', '{"type":"members.chosen","members":8'],
  },
  { input: 'reviewed', labels: [nobody, 'previewBundle: asShown', '{"type":"page.returned"'] },
]);
