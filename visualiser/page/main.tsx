import { createRoot } from 'react-dom/client';
import type { Book } from '../book/book.types.ts';
import { App } from './app.tsx';

const content = document.getElementById('book')?.textContent ?? '';
const place = document.getElementById('page');
if (place !== null) createRoot(place).render(<App book={JSON.parse(content) as Book} />);
