import { Graph, type GraphLabel, layout } from '@dagrejs/dagre'

import { sizeOfLines, type TextLine } from './text-lines.tsx'

export type Row = { from: string; event: string; to: string; guard?: string }
export type Step = { event: string; from: string; to: string; at: string }
export type Path = { since: string; state: string; steps: readonly Step[] }

type Point = { x: number; y: number }

export type StateNode = Point & {
  state: string
  width: number
  height: number
  /** The events that can happen in the state without leaving it, with the instants at which they happened. */
  lines: readonly TextLine[]
  isPresent: boolean
  isVisited: boolean
}

/** One arrow for all events that lead from one state to another, each with the instants at which it happened. */
export type StateArrow = Point & {
  from: string
  to: string
  points: readonly Point[]
  lines: readonly TextLine[]
  isTaken: boolean
}

export type StateLayout = {
  width: number
  height: number
  nodes: readonly StateNode[]
  arrows: readonly StateArrow[]
}

/** The name of the node before the first state, at which every path begins. */
export const START = 'start'

const GAPS = { nodesep: 20, edgesep: 16, ranksep: 24, marginx: 6, marginy: 6 }
/**
 * The height of a state's name. The letters of the name are larger than those of other texts, so they have a width of their
 * own.
 */
export const NAME = 32
const NAME_LETTER = 8

/** Lays out the states of a table and their transitions, and marks those that were passed, with the instants. */
export function layOutStates(
  table: readonly Row[],
  path: Path,
  textOf: (instant: string) => string,
): StateLayout {
  const graph = new Graph<GraphLabel, Node, Drawn>()
  graph.setGraph({ rankdir: 'TB', ...GAPS })
  const states = [...new Set(table.flatMap(({ from, to }) => [from, to]))]
  const first = states[0] ?? path.state
  const linesOf = (from: string, to: string) => eventLines(table, path, { from, to }, textOf)
  graph.setNode(START, { width: 12, height: 12, lines: [] })
  for (const state of states) graph.setNode(state, nodeOf(state, linesOf(state, state)))
  graph.setEdge(START, first, edgeOf([{ text: textOf(path.since), tone: 'strong' }]))
  for (const { from, to } of table)
    if (from !== to) graph.setEdge(from, to, edgeOf(linesOf(from, to)))
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  const visited = new Set([first, ...path.steps.map(({ to }) => to)])
  return {
    width,
    height,
    nodes: graph.nodes().map((state) => {
      const isPresent = state === path.state
      return { x: 0, y: 0, ...graph.node(state), state, isPresent, isVisited: visited.has(state) }
    }),
    arrows: graph.edges().map(({ v: from, w: to }) => {
      const { points = [], lines, x = 0, y = 0 } = graph.edge(from, to)
      return { from, to, points, lines, x, y, isTaken: lines.some(({ tone }) => tone === 'strong') }
    }),
  }
}

type Node = Pick<StateNode, 'width' | 'height' | 'lines'> & Partial<Point>
type Drawn = Pick<StateNode, 'width' | 'height' | 'lines'> &
  Partial<Point> & { points?: readonly Point[]; labelpos: 'c' }

/**
 * Makes the node of a state. Events that do not leave the state are listed in it, because a loop would lead nowhere and cross
 * other arrows.
 */
function nodeOf(state: string, lines: readonly TextLine[]): Node {
  const size = sizeOfLines(lines)
  return {
    width: Math.max(state.length * NAME_LETTER + 28, lines.length === 0 ? 0 : size.width + 16),
    height: NAME + (lines.length === 0 ? 0 : size.height + 4),
    lines,
  }
}

const edgeOf = (lines: readonly TextLine[]): Drawn => ({
  ...sizeOfLines(lines),
  lines,
  labelpos: 'c',
})

function eventLines(
  table: readonly Row[],
  { steps }: Path,
  ends: Pick<Row, 'from' | 'to'>,
  textOf: (instant: string) => string,
): TextLine[] {
  const isBetween = ({ from, to }: Pick<Row, 'from' | 'to'>) => from === ends.from && to === ends.to
  const events = new Set(table.filter(isBetween).map(({ event }) => event))
  return [...events].flatMap((event) => {
    const taken = steps.filter((step) => isBetween(step) && step.event === event)
    const text = event.replaceAll('_', ' ')
    return [
      { text, tone: taken.length > 0 ? 'strong' : 'muted' } as const,
      ...taken.map(({ at }) => ({ text: textOf(at), tone: 'strong' as const })),
    ]
  })
}
