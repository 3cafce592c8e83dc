import { island } from '../app/island.ts';
import { Configurator } from '../features/product/configurator.tsx';

export default island('configurator', Configurator, 'when drawn');
