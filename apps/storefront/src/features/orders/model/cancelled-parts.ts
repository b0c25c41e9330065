import type { Schemas } from '@selat/sdk'

/** The part of an item, or of one traveller on it, that was cancelled. */
export type CancelledPart = {
  /** Whether all of it is cancelled. */
  isWhole: boolean
  /** The number of its tickets that are cancelled, out of `of`; both are 0 if the whole item was cancelled without tickets. */
  cancelled: number
  of: number
  /** The sectors whose tickets are cancelled. */
  sectors: Schemas['Sector'][]
  /** The refund; null for one traveller of an item that was cancelled as a whole, because the refund is that of the item. */
  back: Schemas['Money'] | null
}

export type Cancellations = {
  ofItem: (item: Schemas['OrderItem']) => CancelledPart | null
  ofPassenger: (item: Schemas['OrderItem'], index: number) => CancelledPart | null
}

/** Reads from the refunds which parts of a booking were cancelled; its functions return null for parts that were not. */
export function readCancellations(
  refunds: readonly Schemas['Refund'][],
  tickets: readonly Schemas['Ticket'][],
): Cancellations {
  const lines = refunds.flatMap(({ Lines }) => Lines)
  const ticketsOf = ({ Id }: Schemas['OrderItem']) =>
    tickets.filter(({ OrderItem }) => OrderItem === Id)
  const whole = ({ Id }: Schemas['OrderItem']) =>
    lines.filter(({ OrderItem, Ticket }) => OrderItem === Id && Ticket === null)
  return {
    ofItem: (item) => {
      const own = whole(item)
      return own.length > 0 ? wholePart(own) : partOf(ticketsOf(item), lines)
    },
    ofPassenger: (item, index) => {
      const own = whole(item)
      if (own.length > 0) return { ...nothingLeft, back: null }
      return partOf(
        ticketsOf(item).filter(({ PassengerIndex }) => PassengerIndex === index),
        lines,
      )
    },
  }
}

/** An item that was cancelled as a whole, without tickets. */
const nothingLeft = { isWhole: true, cancelled: 0, of: 0, sectors: [] }

function wholePart(lines: readonly Schemas['RefundLine'][]): CancelledPart | null {
  const back = sumBack(lines)
  return back && { ...nothingLeft, back }
}

function partOf(
  tickets: readonly Schemas['Ticket'][],
  lines: readonly Schemas['RefundLine'][],
): CancelledPart | null {
  const ids = new Set(tickets.map(({ Id }) => Id))
  const own = lines.filter(({ Ticket }) => Ticket !== null && ids.has(Ticket))
  const gone = new Set(own.map(({ Ticket }) => Ticket))
  const back = sumBack(own)
  if (!back) return null
  const sectors = new Map(
    tickets
      .filter(({ Id }) => gone.has(Id))
      .map(({ SectorIndex, Sector }) => [SectorIndex, Sector] as const),
  )
  return {
    isWhole: gone.size === tickets.length,
    cancelled: gone.size,
    of: tickets.length,
    sectors: [...sectors.values()],
    back,
  }
}

function sumBack(lines: readonly Schemas['RefundLine'][]): Schemas['Money'] | null {
  const [first] = lines
  if (!first) return null
  return { ...first.Refund, Amount: lines.reduce((sum, { Refund }) => sum + Refund.Amount, 0) }
}
