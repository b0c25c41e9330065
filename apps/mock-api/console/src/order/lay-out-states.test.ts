import { describe, expect, it } from 'vitest'

import { playRefund } from '../../../lab/testing/play-refund.ts'
import { layOutStates, type StateLayout } from './lay-out-states.ts'
import { pathTitle, STATE_TABLES } from './state-tables.ts'
import { sizeOfLines } from './text-lines.tsx'

const clock = (instant: string) => instant.slice(11, 16)

async function drawRefund() {
  const { order } = await playRefund()
  return order.paths.map((path) => ({
    path,
    table: STATE_TABLES[path.of],
    drawing: layOutStates(STATE_TABLES[path.of], path, clock),
  }))
}

type Box = { name: string; x: number; y: number; width: number; height: number }

function boxesOf({ nodes, arrows }: StateLayout): Box[] {
  return [
    ...nodes.map(({ state, x, y, width, height }) => ({ name: state, x, y, width, height })),
    ...arrows.map(({ from, to, x, y, lines }) => ({
      name: `${from} to ${to}`,
      x,
      y,
      ...sizeOfLines(lines),
    })),
  ]
}

const doMeet = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2

describe('the states of a refunded order', () => {
  it('CHK-3 are all states and transitions of its tables, and no others', async () => {
    for (const { table, drawing } of await drawRefund()) {
      const drawn = drawing.arrows.map(({ from, to }) => `${from} ${to}`)
      const within = drawing.nodes.flatMap(({ state, lines }) =>
        lines.length > 0 ? [`${state} ${state}`] : [],
      )
      const expected = new Set(table.map(({ from, to }) => `${from} ${to}`))
      expect(new Set([...drawn, ...within])).toEqual(
        new Set([`start ${table[0]?.from}`, ...expected]),
      )
    }
  })

  it('CHK-3 mark the transitions of the order with their instants, and the present state', async () => {
    const marked = (await drawRefund()).map(({ path, drawing: { arrows, nodes } }) => [
      path.of,
      ...arrows
        .filter(({ isTaken, from }) => isTaken && from !== 'start')
        .map(({ lines }) =>
          lines.flatMap(({ text, tone }) => (tone === 'strong' ? [text] : [])).join(' '),
        ),
      nodes
        .filter(({ isPresent }) => isPresent)
        .map(({ state }) => state)
        .join(' '),
    ])

    expect(marked).toEqual([
      ['order', 'post 06:30', 'refund 07:30', 'CANCELLED'],
      [
        'payment',
        'choose method 06:30',
        'capture 06:30',
        'verify 06:30',
        'refund 07:30',
        'cancelled',
      ],
      ['refund', 'complete 08:30', 'completed'],
      ['ticket', 'issue 06:30', 'void 07:30', 'void'],
    ])
  })

  it('APP-10 have texts and boxes that do not overlap and are within the drawing', async () => {
    for (const { path, drawing } of await drawRefund()) {
      const boxes = boxesOf(drawing)
      const meeting = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => doMeet(one, other))
          .map((other) => `${one.name}, ${other.name}`),
      )
      expect(meeting, path.of).toEqual([])
      expect(
        boxes.filter(({ x, width }) => x - width / 2 < 0 || x + width / 2 > drawing.width),
        path.of,
      ).toEqual([])
    }
  })

  it('CHK-11 name tickets with the same transitions together', async () => {
    const { order } = await playRefund()

    const titles = order.paths.map(pathTitle)

    const number = order.confirmationNumber
    expect(titles[0]).toBe(`Order ${number}`)
    expect(titles.at(-1)).toBe(`2 tickets: ${number}-1-1, ${number}-2-1`)
  })
})
