import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesWithStateHooks, stateHooksIn } from './state-hooks.ts';

const features = join(import.meta.dirname, '../../src/features');

const holding = globSync('**/*.{ts,tsx}', { cwd: features })
  .filter((file) => !file.includes('.test.'))
  .filter((file) => stateHooksIn(readFileSync(join(features, file), 'utf8')).length > 0);

describe('a view keeps only focus, scroll position and the text being typed', () => {
  it('and every stateful file of src/features is listed with its state', () => {
    const unlisted = holding.filter((file) => !(file in filesWithStateHooks));
    expect(
      unlisted,
      'What a view knows is a state of its machine; what the browser does is a hook of src/browser or src/flow.',
    ).toEqual([]);
  });

  it('and every listed file is still stateful', () => {
    expect(Object.keys(filesWithStateHooks).filter((file) => !holding.includes(file))).toEqual([]);
  });

  it.each([
    ['const [isOpen, setIsOpen] = useState(false);', ['useState']],
    ['const field = useRef<HTMLInputElement>(null);', ['useRef']],
    ['useEffect(() => follow(trail), [trail]);', ['useEffect']],
    ['const made = useOnce(() => machine);', []],
  ])('finds the state in: %s', (source, hooks) => {
    expect(stateHooksIn(source)).toEqual(hooks);
  });
});
