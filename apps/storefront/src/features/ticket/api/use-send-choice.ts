import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { travel } from '../../../shared/app/api.ts'
import { bookingHeader } from '../../../shared/app/booking-access.ts'
import { endIdempotencyKey, isRefusal, sendOnce } from '../../../shared/kit/idempotency-key.ts'
import { bookingQuery, ticketsQuery } from '../../../shared/trade/order/order-queries.ts'
import { isOfAdult, type OpenTicket } from '../model/open-tickets.ts'
import { accountTicketsQuery } from './use-open-tickets.ts'

/** The result of a choice: the tickets that have their sailing, the tickets that are still open, and the failure, if any. */
export type Sending = {
  sent: Schemas['Ticket'][]
  left: OpenTicket[]
  failure: CallError | null
}

/**
 * Sends one sailing for several open tickets, each by itself, and stops at the first refusal. A second click changes
 * nothing, and another try after a lost answer is the same intent.
 */
export function useSendChoice() {
  const queries = useQueryClient()
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)

  async function send(tickets: readonly OpenTicket[], sailing: string): Promise<Sending | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setSending(true)
    const result = await sendEach(tickets, sailing)
    const orders = new Set(tickets.map(({ Order }) => Order))
    await Promise.all(
      [
        accountTicketsQuery(),
        ...[...orders].flatMap((order) => [ticketsQuery(order), bookingQuery(order)]),
      ].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    )
    const settled = await settle(queries, result, sailing)
    isUnderWay.current = false
    setSending(false)
    return settled
  }
  return { send, isSending }
}

/**
 * Checks a ticket whose answer was lost, because the operator may have acted on it. It counts as sent if it now has the chosen
 * sailing, because it cannot be sent again.
 */
async function settle(queries: QueryClient, result: Sending, sailing: string): Promise<Sending> {
  const { sent, left, failure } = result
  const [lost, ...others] = left
  if (!lost || isRefusal(failure)) return result
  const known = await queries.fetchQuery(ticketsQuery(lost.Order)).catch(() => null)
  const ticket = known?.Items.find(({ Id }) => Id === lost.Id)
  if (ticket?.Sector.Sailing?.Id !== sailing) return result
  endIdempotencyKey(intentOf(lost, sailing))
  return { sent: [...sent, ticket], left: others, failure: others.length > 0 ? failure : null }
}

const intentOf = ({ Id }: Pick<OpenTicket, 'Id'>, sailing: string) => `send ${Id} ${sailing}`

async function sendEach(tickets: readonly OpenTicket[], sailing: string): Promise<Sending> {
  const sent: Schemas['Ticket'][] = []
  // Adults are sent first, because the operator accepts a child for a sailing only if an adult has a seat on it.
  const ordered = tickets.toSorted(
    (one, other) => Number(isOfAdult(other)) - Number(isOfAdult(one)),
  )
  for (const [index, { Id, Order }] of ordered.entries()) {
    const header = bookingHeader(Order)
    const body = { Ticket: Id, Sailing: sailing }
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next is sent only when the one before has its seat
      const ticket = await sendOnce(intentOf({ Id }, sailing), (same) =>
        unwrap(travel.post('/travel/v1/item/transport/send', { header, body, ...same })),
      )
      sent.push(ticket)
    } catch (thrown) {
      const failure = callErrorOf(thrown)
      if (!failure) throw thrown
      return { sent, left: ordered.slice(index), failure }
    }
  }
  return { sent, left: [], failure: null }
}
