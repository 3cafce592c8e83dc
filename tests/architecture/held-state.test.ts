import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesThatHold, heldIn } from './held-state.ts';

const features = join(import.meta.dirname, '../../src/features');

const holding = globSync('**/*.{ts,tsx}', { cwd: features })
  .filter((file) => !file.includes('.test.'))
  .filter((file) => heldIn(readFileSync(join(features, file), 'utf8')).length > 0);

describe('a view holds nothing but focus, scroll position and the text being typed', () => {
  it('and no file of src/features holds anything unless it is listed with what', () => {
    const unlisted = holding.filter((file) => !(file in filesThatHold));
    expect(
      unlisted,
      'What a view knows is a state of its machine; what the browser does is a hook of src/browser or src/flow.',
    ).toEqual([]);
  });

  it('and no file is listed that holds nothing any more', () => {
    expect(Object.keys(filesThatHold).filter((file) => !holding.includes(file))).toEqual([]);
  });

  it.each([
    ['const [isOpen, setIsOpen] = useState(false);', ['useState']],
    ['const field = useRef<HTMLInputElement>(null);', ['useRef']],
    ['useEffect(() => follow(trail), [trail]);', ['useEffect']],
    ['const made = useOnce(() => machine);', []],
  ])('finds what is held: %s', (source, hooks) => {
    expect(heldIn(source)).toEqual(hooks);
  });
});
