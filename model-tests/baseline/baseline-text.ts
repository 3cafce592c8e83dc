import {
  type AcceptedPath,
  type AcceptedStep,
  type Baseline,
  type Effect,
  effectKinds,
} from './accepted-path.types.ts';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textOfStep = ({ sentence, label, state, effects }: AcceptedStep, index: number): string =>
  [
    `${index === 0 ? 'Given' : 'When'} ${oneLine(sentence)}`,
    `  ${index === 0 ? 'input' : 'step'}: ${label}`,
    `  state: ${state}`,
    ...effects.map(({ kind, text }) => `  ${kind}: ${text}`),
  ].join('\n');

/** The accepted paths as text that people read in a diff. */
export function textOfBaseline({ flow, title, paths }: Baseline): string {
  const head = `# ${title} (${flow}): the accepted paths\n# npm run paths -- ${flow} --accept`;
  const texts = paths.map(({ id, steps }) => [`Path ${id}`, ...steps.map(textOfStep)].join('\n'));
  return `${[head, ...texts].join('\n\n')}\n`;
}

interface Lines {
  readonly sentence: string;
  readonly values: (readonly [name: string, value: string])[];
}

const isEffect = (name: string): name is Effect['kind'] => effectKinds.some((kind) => kind === name);

function stepOf({ sentence, values }: Lines): AcceptedStep {
  const valueOf = (...names: readonly string[]) => values.find(([name]) => names.includes(name))?.[1] ?? '';
  return {
    sentence,
    label: valueOf('input', 'step'),
    state: valueOf('state'),
    effects: values.flatMap(([kind, text]) => (isEffect(kind) ? [{ kind, text }] : [])),
  };
}

function pathOf(block: string): AcceptedPath {
  const [first = '', ...lines] = block.split('\n');
  const steps: Lines[] = [];
  for (const line of lines) {
    const [, sentence] = /^(?:Given|When) (.*)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^ {2}(\w+): (.*)$/.exec(line) ?? [];
    if (sentence !== undefined) steps.push({ sentence, values: [] });
    else steps.at(-1)?.values.push([name, value]);
  }
  return { id: first.replace('Path ', ''), steps: steps.map(stepOf) };
}

/** Reads what {@link textOfBaseline} wrote. */
export function readBaselineText(text: string): Baseline {
  const [head = '', ...blocks] = text.trimEnd().split('\n\n');
  const [, title = '', flow = ''] = /^# (.*) \(([\w-]+)\)/.exec(head) ?? [];
  return { flow, title, paths: blocks.map(pathOf) };
}
