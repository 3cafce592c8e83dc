import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '@sonde/machines/flow';
import type { TradeInCondition, TradeInLine, TradeInProblem } from '@sonde/machines/rules/trade-in';

/** The catalog's names, the same in every language. */
export const oldProbeNames: Readonly<Record<TradeInLine, string>> = {
  IQ: 'Sonde IQ',
  IQ_PLUS: 'Sonde IQ+',
  IQ_PLUS_CARE: 'Sonde IQ+ Care',
  IQ_PLUS_VET: 'Sonde IQ+ Vet',
};

interface ConditionTexts {
  readonly title: MessageDescriptor;
  readonly meaning: MessageDescriptor;
}

export const conditionTexts: Readonly<Record<TradeInCondition, ConditionTexts>> = {
  GOOD: {
    title: msg({ message: 'Good', comment: 'Condition of an old probe' }),
    meaning: msg`It works. The housing, the lens and the cable are whole, with a few light marks at most.`,
  },
  WORN: {
    title: msg({ message: 'Worn', comment: 'Condition of an old probe' }),
    meaning: msg`It works. The housing has deep scratches, or the cable is worn.`,
  },
  DAMAGED: {
    title: msg({ message: 'Damaged', comment: 'Condition of an old probe' }),
    meaning: msg`It doesn’t work, or the housing, the lens or the cable is broken.`,
  },
};

const missingTexts: Readonly<Record<TradeInProblem['field'], MessageDescriptor>> = {
  productLine: msg`Choose your probe`,
  condition: msg`Choose its condition`,
  serialNumber: msg`Enter the serial number`,
};

/** What is missing or wrong in a field. */
export function problemText({ field, reason }: TradeInProblem): MessageDescriptor {
  if (reason === 'format')
    return msg`This isn’t a serial number. It starts with SQ and has 11 characters. Check for typing errors.`;
  if (reason === 'choice')
    return msg`This serial number belongs to another model. Check the number and the model that you chose.`;
  return missingTexts[field];
}

const refused = msg`We couldn’t register this probe. Check what you entered and try again.`;

/** Why the shop didn't register a probe. */
export function refusalText({ field, reason }: Refusal): MessageDescriptor {
  if (reason === 'TOO_MANY_TRIES') return msg`Too many attempts. Wait a moment and try again.`;
  if (field === 'serialNumber' && reason === 'ALREADY_USED')
    return msg`This serial number has already been registered for a trade-in. Each probe can be traded in once. If it’s yours and you didn’t register it, contact us.`;
  return refused;
}
