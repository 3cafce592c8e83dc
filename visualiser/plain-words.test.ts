import { describe, expect, it } from 'vitest';
import { registry } from '../machines/registry.ts';
import { scenarios } from '../machines/testing/index.ts';
import { readChart, statesIn, transitionsIn } from '../model-tests/chart/read-chart.ts';
import { generatePaths } from '../model-tests/cover/path-suite.ts';
import { exploreMachine } from '../model-tests/explore/explored-machine.ts';
import { actionInThirdPerson, placeInWords, serviceInWords, wayInWords } from '../model-tests/words/words.ts';
import { indexChart } from './drawing/chart-index.ts';
import { titleOverrun } from './drawing/box-measures.ts';
import { draw } from './drawing/draw.ts';
import { sentencesOf } from './page/sentences.ts';

/** Names as in code: dots or underscores without spaces, or a capital within a word. */
const rawName = /\w\.\w|_|[a-z][A-Z]|\bxstate\b|and \d+ more/;
/** British spellings; the tool uses American ones. */
const british = /cancell|colour|favour|\bcentre|organis|tokenis|recognis/i;
const rawIn = (texts: readonly string[]) => texts.filter((text) => rawName.test(text) || british.test(text));

describe.each(registry)('$title in plain words', (entry) => {
  const chart = readChart(entry);
  const states = statesIn(chart.root);
  const scenario = scenarios[entry.id];
  if (scenario === undefined) throw new Error(`"${entry.id}" has no scenario.`);

  it('has no code names in its drawings or the meaning of lines, and no title exceeds its box', async () => {
    const index = indexChart(chart);
    const open = states.filter((state) => state.states.length > 0);
    const drawings = [
      ...(await Promise.all(open.map((state) => draw(index, state, 'children')))),
      await draw(index, chart.root, 'all'),
    ];
    const tooLong = drawings
      .flatMap(({ boxes }) => boxes)
      .filter(({ kind, title, width }) => kind !== 'start' && titleOverrun(title, width) > 0);
    expect(tooLong.map(({ title }) => title)).toEqual([]);
    const texts = drawings.flatMap((drawing) => [
      ...drawing.boxes.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
      ...drawing.edges.flatMap((edge) => sentencesOf(index, drawing, edge)),
    ]);
    expect(rawIn(texts)).toEqual([]);
  });

  it('has no code names in its events, conditions, services, actions and places', () => {
    const transitions = transitionsIn(chart);
    const actions = [
      ...transitions.flatMap((transition) => transition.actions),
      ...states.flatMap(({ entry: entered, exit }) => [...entered, ...exit]),
    ];
    const texts = [
      ...transitions.map(wayInWords),
      ...actions.map(actionInThirdPerson),
      ...states.flatMap(({ invokes }) => invokes.map(({ src }) => serviceInWords(src))),
      ...states.map(({ path, description }) => `${placeInWords(chart.id, path.join('.'))} ${description}`),
    ];
    expect(rawIn(texts)).toEqual([]);
  });

  it('has no code names in its path tests', () => {
    const options = { cover: 'states', maxSteps: 15, seed: 1 } as const;
    const { paths } = generatePaths(exploreMachine(entry, scenario), options).suite;
    const said = paths.flatMap(({ given, outcome, steps }) => [
      given,
      outcome,
      ...steps.flatMap((step) => [step.when, step.outcome]),
    ]);
    const offered = [
      ...scenario.events.map(({ sentence }) => sentence),
      ...Object.values(scenario.services).flatMap(({ outcomes }) =>
        Object.values(outcomes).map(({ sentence }) => sentence),
      ),
    ];
    expect(rawIn([...said, ...offered])).toEqual([]);
    expect(said.filter((text) => text.includes('taken note'))).toEqual([]);
  });
});
