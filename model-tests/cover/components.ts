import type { Exploration } from '../explore/explore.ts';

/** The strongly connected components of an exploration. Within one, every node can be reached from every other. */
export interface Components {
  /** The component of each node. An edge leads only to the same component or to one with a smaller number. */
  readonly of: readonly number[];
  readonly count: number;
}

/** Tarjan's algorithm with an explicit stack, because explorations are deeper than the call stack. */
export function componentsOf({ nodes }: Exploration): Components {
  const order = nodes.map(() => -1);
  const low = nodes.map(() => 0);
  const component = nodes.map(() => -1);
  const open: number[] = [];
  let visited = 0;
  let count = 0;

  const enter = (node: number) => {
    order[node] = visited;
    low[node] = visited;
    visited += 1;
    open.push(node);
  };
  const lower = (node: number, value: number) => {
    low[node] = Math.min(low[node] ?? 0, value);
  };
  const close = (node: number) => {
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      component[member] = count;
      if (member === node) break;
    }
    count += 1;
  };

  for (let start = 0; start < nodes.length; start += 1) {
    if (order[start] !== -1) continue;
    const stack = [{ node: start, edge: 0 }];
    enter(start);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const { node } = top;
      const to = nodes[node]?.edges[top.edge]?.to;
      top.edge += 1;
      if (to === undefined) {
        stack.pop();
        const parent = stack.at(-1)?.node;
        if (low[node] === order[node]) close(node);
        if (parent !== undefined) lower(parent, low[node] ?? 0);
      } else if (order[to] === -1) {
        enter(to);
        stack.push({ node: to, edge: 0 });
      } else if (component[to] === -1) lower(node, order[to] ?? 0);
    }
  }
  return { of: component, count };
}
