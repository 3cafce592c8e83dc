import ElkConstructor, { type ELK, type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { sizeOf } from './box-measures.ts';
import type { Drawing, PlacedFrame, Point, SceneFrame, ScenePart } from './scene.types.ts';

/** The package is CommonJS, so under Node the class is the module's `default`. */
const Elk = ElkConstructor as unknown as new () => ELK;
const elk = new Elk();

const options: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.partitioning.activate': 'true',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
  'elk.layered.feedbackEdges': 'true',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.separateConnectedComponents': 'false',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
};

const pointsOf = ({ sections = [] }: ElkExtendedEdge): readonly Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

const frameMargin = 14;
const frameTitleHeight = 26;

/** A frame encloses its boxes. Its margin grows with the number of frames inside it. */
function toPlacedFrame(frame: SceneFrame, nodes: ReadonlyMap<string, ElkNode>, inner: number): PlacedFrame {
  const boxes = frame.boxes.flatMap((id) => nodes.get(id) ?? []);
  const margin = frameMargin * (inner + 1);
  const least = (edgeOf: (node: ElkNode) => number) => Math.min(...boxes.map(edgeOf));
  const most = (edgeOf: (node: ElkNode) => number) => Math.max(...boxes.map(edgeOf));
  const x = least((node) => node.x ?? 0) - margin;
  const y = least((node) => node.y ?? 0) - frameTitleHeight * (inner + 1);
  const right = most((node) => (node.x ?? 0) + (node.width ?? 0)) + margin;
  const bottom = most((node) => (node.y ?? 0) + (node.height ?? 0)) + margin;
  const { state, title, depth } = frame;
  return { state, title, depth, x, y, width: right - x, height: bottom - y };
}

/** Lays out one part. Coordinates are relative to its own corner, which frames may exceed. */
export async function placePart({ boxes, edges, frames }: ScenePart): Promise<Drawing> {
  const graph: ElkNode = await elk.layout({
    id: 'part',
    layoutOptions: { ...options },
    children: boxes.map((box) => ({
      id: box.id,
      ...sizeOf(box),
      layoutOptions: { 'elk.partitioning.partition': String(box.rank) },
    })),
    edges: edges.map(({ id, from, to }) => ({ id, sources: [from], targets: [to] })),
  });
  const nodes = new Map((graph.children ?? []).map((node) => [node.id, node]));
  const lines = new Map((graph.edges ?? []).map((edge) => [edge.id, pointsOf(edge)]));
  const deepest = Math.max(0, ...frames.map(({ depth }) => depth));
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes: boxes.map((box) => {
      const { x = 0, y = 0 } = nodes.get(box.id) ?? {};
      return { ...box, ...sizeOf(box), x, y };
    }),
    edges: edges.map((edge) => ({ ...edge, points: lines.get(edge.id) ?? [] })),
    frames: frames.map((frame) => toPlacedFrame(frame, nodes, deepest - frame.depth)),
  };
}
