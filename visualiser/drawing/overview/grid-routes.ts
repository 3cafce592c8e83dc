import type { SceneEdge } from '../scene.types.ts';
import type { Cell, GridRoute, OverviewScene, Port } from './overview.types.ts';

/** Lines with a common end share a track. Each belongs to the end with more lines. */
function hubsOf(edges: readonly SceneEdge[]): (edge: SceneEdge) => string {
  const count = (id: string) => edges.filter(({ from, to }) => from === id || to === id).length;
  const counts = new Map(edges.flatMap(({ from, to }) => [from, to]).map((id) => [id, count(id)]));
  return ({ from, to }) => ((counts.get(from) ?? 0) > (counts.get(to) ?? 0) ? from : to);
}

/** Every line with its route through the grid. */
export function gridRoutes({ cells, edges }: OverviewScene): readonly GridRoute[] {
  const hubOf = hubsOf(edges);
  const cellOf = (id: string): Cell => {
    const cell = cells.find(({ box }) => box.id === id);
    if (cell === undefined) throw new Error(`The overview has no box "${id}".`);
    return cell;
  };
  return edges.map((edge): GridRoute => {
    const [from, to] = [cellOf(edge.from), cellOf(edge.to)];
    const net = hubOf(edge);
    const port = (cell: Cell, other: Cell): Port => ({
      cell,
      side: cell.row > other.row ? 'top' : 'bottom',
      net,
    });
    const ports = { from: port(from, to), to: port(to, from) };
    const channelAt = ({ cell, side }: Port) => (side === 'top' ? cell.row : cell.row + 1);
    const channels = [...new Set([channelAt(ports.from), channelAt(ports.to)])];
    const gutter = channels.length === 1 ? null : cellOf(net).column + 1;
    return { edge, net, ...ports, channels, gutter };
  });
}
