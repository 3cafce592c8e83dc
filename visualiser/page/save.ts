import { boxMeasures } from '../drawing/box-measures.ts';

/** Downloads a text as a file. */
export function save(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const styles = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes('.drawing'))
    .map(({ cssText }) => cssText)
    .join('\n');

const colours = /var\((--[\w-]+)\)/g;

/** A drawing with its styles and the colors of the current theme, for use without this page. */
export function standaloneSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const present = getComputedStyle(document.documentElement);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = styles().replace(colours, (_, name: string) => present.getPropertyValue(name).trim());
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', present.getPropertyValue('--paper').trim());
  copy.prepend(style, paper);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('font-size', String(boxMeasures.textSize));
  copy.querySelectorAll('.go-there').forEach((button) => button.remove());
  copy.querySelectorAll('a').forEach((link) => link.removeAttribute('href'));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}
