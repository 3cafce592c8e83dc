import type { MachineWords } from '../flow/index.ts';

export const totalChangeWords: MachineWords = {
  kind: 'part',
  title: 'Change of the total',
  sentence: 'Explains a changed total where the buyer is: what it was, what it is and why.',
  events: {
    'total.shown': 'Page shows a total or another step',
  },
  guards: {
    hasBegunSaving: 'something is being saved',
    hasBegunUnchanged: 'the total is still the first one',
    isAtOtherPlace: 'the buyer has reached another step',
    isTotalAsBefore: 'the total is again what it was',
    isTotalOther: 'the total is another one',
    isTotalOtherWhileSaving: 'the total is another one, and something is being saved',
    isTotalSaving: 'something is still being saved',
  },
  actions: {
    forgetTotalBefore: 'forget what the total was',
    keepShownTotal: 'keep the shown total',
    keepTotalBefore: 'keep the total that the buyer has seen',
  },
  places: {
    beginning: 'beginning',
    changed: 'changed',
    changing: 'changing',
    unchanged: 'unchanged',
  },
};
