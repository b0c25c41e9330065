import { useId } from 'react'

import { useClock } from '../clock/use-clock.ts'
import { utcText } from '../shared/instant-text.ts'
import { ArrowHead } from './arrow-head.tsx'
import { DrawingFrame } from './drawing-frame.tsx'
import {
  layOutStates,
  NAME,
  type Path,
  type Row,
  START,
  type StateArrow,
  type StateNode,
} from './lay-out-states.ts'
import { roundedLine } from './rounded-line.ts'
import { TextLines } from './text-lines.tsx'

type StateDrawingProps = { title: string; table: readonly Row[]; path: Path }

/** Draws all states and transitions of a table. Those that were passed stand out, and the present state most of all. */
export function StateDrawing({ title, table, path }: StateDrawingProps) {
  const { nowMs } = useClock()
  const { width, height, nodes, arrows } = layOutStates(table, path, (instant) =>
    utcText(instant, nowMs ?? 0),
  )
  // Arrows that were taken are drawn last, so that they lie over the others.
  const sorted = arrows.toSorted((one, other) => Number(one.isTaken) - Number(other.isTaken))
  return (
    <DrawingFrame label={`States of ${title}, now ${path.state}`} width={width} height={height}>
      {sorted.map((arrow) => (
        <TransitionArrow key={`${arrow.from} ${arrow.to}`} arrow={arrow} />
      ))}
      {sorted.map(({ from, to, x, y, lines }) => (
        <TextLines key={`${from} ${to}`} x={x} y={y} lines={lines} />
      ))}
      {nodes.map((node) =>
        node.state === START ? (
          <circle key={START} cx={node.x} cy={node.y} r={node.width / 2} className={TIP.taken} />
        ) : (
          <StateBox key={node.state} node={node} />
        ),
      )}
    </DrawingFrame>
  )
}

const TIP = { taken: 'fill-brand-text', open: 'fill-muted-foreground' }

function TransitionArrow({ arrow: { points, isTaken } }: { arrow: StateArrow }) {
  const tip = useId()
  return (
    <>
      <ArrowHead id={tip} className={isTaken ? TIP.taken : TIP.open} />
      <path
        d={roundedLine(points)}
        markerEnd={`url(#${tip})`}
        strokeWidth={isTaken ? 2 : 1}
        className={`fill-none ${isTaken ? 'stroke-brand-text' : 'stroke-muted-foreground'}`}
      />
    </>
  )
}

const BOXES = {
  present: { box: 'fill-brand stroke-brand', name: 'fill-brand-foreground font-bold' },
  visited: { box: 'fill-brand-surface stroke-brand-text', name: 'fill-brand-text font-semibold' },
  open: { box: 'fill-card stroke-muted-foreground', name: 'fill-muted-foreground' },
}

function StateBox({ node }: { node: StateNode }) {
  const { state, x, y, width, height, lines, isPresent, isVisited } = node
  const { box, name } = BOXES[isPresent ? 'present' : isVisited ? 'visited' : 'open']
  const top = y - height / 2
  return (
    <g>
      <rect
        x={x - width / 2}
        y={top}
        width={width}
        height={height}
        rx={NAME / 2}
        strokeWidth={isVisited ? 2 : 1}
        strokeDasharray={isVisited ? undefined : '4 3'}
        className={box}
      />
      <text x={x} y={top + NAME / 2 + 4} textAnchor="middle" className={`text-[13px] ${name}`}>
        {state.replaceAll('_', ' ')}
      </text>
      {lines.length > 0 && <TextLines x={x} y={y + NAME / 2 - 4} lines={lines} />}
    </g>
  )
}
