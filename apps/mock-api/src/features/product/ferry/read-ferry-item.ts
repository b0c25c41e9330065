import { type Party, partySize } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { type ProblemField, refuse, refuseFields } from '../../../engine/http/refusal.ts'
import type { SaleView } from '../item/product.ts'
import type { FerryBooking } from './ferry-booking.ts'
import { soldOpenTickets, openSectors } from './open-tickets.ts'
import { readSectors } from './read-sectors.ts'
import { requireParty } from './sold-network.ts'

type ItemInput = Schemas['FerryCartItemInput']

/** Reads a cart item and checks it against the network. Prices and times never come from the client. */
export function readFerryItem(ctx: SaleView, input: ItemInput, pointer: string): FerryBooking {
  const { Ferry: ferry } = input
  const party = { adults: ferry.QtyAdult, children: ferry.QtyChild, infants: ferry.QtyInfant }
  requireParty(party, partyPointers(`${pointer}/Ferry`))
  refuseFields(countErrors(input, party, pointer))
  return input.Item.startsWith('opn_')
    ? readOpenTicket(ctx, input, party, pointer)
    : readSailings(ctx, input, party, pointer)
}

/** Returns the pointers to the counts of an item. */
export function partyPointers(pointer: string): Record<keyof Party, string> {
  return {
    adults: `${pointer}/QtyAdult`,
    children: `${pointer}/QtyChild`,
    infants: `${pointer}/QtyInfant`,
  }
}

function countErrors({ Qty, Ferry }: ItemInput, party: Party, pointer: string): ProblemField[] {
  const size = partySize(party)
  return [
    ...mustBe(`${pointer}/Qty`, Qty, size),
    ...mustBe(`${pointer}/Ferry/Qty`, Ferry.Qty, size),
  ]
}

function readSailings(
  ctx: SaleView,
  { Item, Ferry }: ItemInput,
  party: Party,
  pointer: string,
): FerryBooking {
  const at = `${pointer}/Ferry`
  refuseFields([
    ...mustBe(`${at}/IsOpenTicket`, Ferry.IsOpenTicket, false),
    ...mustBe(`${at}/IsOpenTicket2W`, Ferry.IsOpenTicket2W, false),
  ])
  const { sectors, sailings, isInternational } = readSectors(ctx, Ferry, at)
  const first = sailings[0]
  const last = sailings.at(-1)
  if (!first || !last) return refuse('validation_failed')
  refuseFields([
    ...mustBe(`${pointer}/Item`, Item, `fer_${first.route}`),
    ...mustBe(`${at}/IsInternational`, Ferry.IsInternational, isInternational),
    ...mustBe(`${at}/DateFrom`, Ferry.DateFrom, first.date),
    // A one-way trip has no second date; clients send none or repeat the first.
    ...(Ferry.IsRoundTrip || Ferry.DateUntil !== null
      ? mustBe(`${at}/DateUntil`, Ferry.DateUntil, last.date)
      : []),
  ])
  return {
    item: Item,
    party,
    dateFrom: first.date,
    dateUntil: last.date,
    isRoundTrip: Ferry.IsRoundTrip,
    isInternational,
    isOpenTicket: false,
    isOpenTicket2W: false,
    validityDays: null,
    pricedAt: ctx.now,
    sectors,
  }
}

function readOpenTicket(
  ctx: SaleView,
  { Item, Ferry }: ItemInput,
  party: Party,
  pointer: string,
): FerryBooking {
  const at = `${pointer}/Ferry`
  const ticket = soldOpenTickets(ctx).find(({ item }) => item === Item)
  if (!ticket) return refuse('not_found', { params: { item: Item } })
  const isTwoWay = ticket.sectors === 2
  const isInternational = ctx.network.route(ticket)?.isInternational ?? false
  refuseFields([
    ...mustBe(`${at}/IsOpenTicket2W`, Ferry.IsOpenTicket2W, isTwoWay),
    ...mustBe(`${at}/IsOpenTicket`, Ferry.IsOpenTicket, !isTwoWay),
    ...mustBe(`${at}/IsRoundTrip`, Ferry.IsRoundTrip, false),
    ...mustBe(`${at}/IsInternational`, Ferry.IsInternational, isInternational),
    ...mustBe(`${at}/DateFrom`, Ferry.DateFrom, null),
    ...mustBe(`${at}/DateUntil`, Ferry.DateUntil, null),
    ...mustBe(`${at}/Offers`, Ferry.Offers.length, 0),
  ])
  return {
    item: Item,
    party,
    dateFrom: null,
    dateUntil: null,
    isRoundTrip: false,
    isInternational,
    isOpenTicket: !isTwoWay,
    isOpenTicket2W: isTwoWay,
    validityDays: ticket.validityDays,
    pricedAt: ctx.now,
    sectors: openSectors(ticket),
  }
}

type Plain = string | number | boolean | null

function mustBe(pointer: string, given: Plain, expected: Plain): ProblemField[] {
  if (given === expected) return []
  return [{ pointer, code: 'does_not_match', params: expected === null ? {} : { expected } }]
}
