import { StructuredData } from './structured-data.tsx';

interface QuestionDataProps {
  readonly questions: readonly {
    readonly question: string;
    /** One text a paragraph. */
    readonly answer: readonly string[];
  }[];
}

/** The questions that the page answers, in the words that it shows. */
export function QuestionData({ questions }: QuestionDataProps) {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  }));
  return <StructuredData data={{ '@type': 'FAQPage', mainEntity }} />;
}
