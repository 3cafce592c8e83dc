import { describe, expect, it } from 'vitest';
import { statesIn, transitionsIn } from '../model-tests/chart/read-chart.ts';
import { rawIn } from '../model-tests/words/raw-texts.fixture.ts';
import { actionInThirdPerson, placeInWords, serviceInWords, wayInWords } from '../model-tests/words/words.ts';
import { titleOverrun } from './drawing/box-measures.ts';
import { drawingOf, indexes, openStates, wholeDrawingOf } from './drawing/every-drawing.fixture.ts';
import { sentencesOf } from './page/sentences.ts';

describe.each([...indexes.values()])('$chart.title in plain words', (index) => {
  const { chart } = index;
  const states = statesIn(chart.root);

  it('has no code names in its drawings or the meaning of lines, and no title exceeds its box', async () => {
    const drawings = await Promise.all([
      ...openStates(index).map((state) => drawingOf(index, state)),
      wholeDrawingOf(index),
    ]);
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
});
