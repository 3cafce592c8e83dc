import { useLingui } from '@lingui/react/macro';
import type { HomeAnswers } from './home-answers.ts';
import type { HomeOffer } from './home-offers.ts';

/** A question and its answer, one text a paragraph. */
export interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

const phonesOf = ({ name, facts }: HomeOffer): readonly string[] =>
  facts.filter(({ slug }) => slug === 'compatible-phones').map(({ value }) => `${name}: ${value}`);

/** What visitors ask before they buy; what is agreed is answered in the words of the terms. */
export function useQuestions(
  offers: readonly HomeOffer[],
  { buyers, cancellation, returns, warranty }: HomeAnswers,
): readonly AnsweredQuestion[] {
  const { t } = useLingui();
  const questions: readonly AnsweredQuestion[] = [
    {
      id: 'phones',
      question: t`Which phones and tablets does it work with?`,
      answer: offers.flatMap(phonesOf),
    },
    {
      id: 'membership',
      question: t`Do I need a membership?`,
      answer: [
        t`No. Without a membership, you scan and keep your images on your device. A membership adds cloud storage, sharing and software updates.`,
      ],
    },
    { id: 'buyers', question: t`Who can buy a probe?`, answer: [buyers] },
    {
      id: 'cancellation',
      question: t`Does my membership renew, and can I cancel it?`,
      answer: [cancellation],
    },
    { id: 'returns', question: t`Can I send the probe back?`, answer: [returns] },
    { id: 'warranty', question: t`What does the warranty cover?`, answer: [warranty] },
  ];
  return questions.filter(({ answer }) => answer.length > 0);
}
