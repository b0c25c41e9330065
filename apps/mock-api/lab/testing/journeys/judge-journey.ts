import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Placed } from '../visitor.ts'
import { settle } from './change-journey.ts'
import { aloneBySailing, bandAt, worseSailing } from './expected-bands.ts'
import { type RandomJourney, must, sailingOf, travellerOf } from './journey.ts'

/** Checks after every step: bands, company, lines and money, calculated from what a customer sees. */
export async function judgeJourney(journey: RandomJourney): Promise<void> {
  const changesPaid = await followChanges(journey)
  await judgePeople(journey)
  await judgeMoney(journey, changesPaid)
}

async function judgePeople(journey: RandomJourney): Promise<void> {
  const { body: tickets } = await journey.visitor.tickets(journey.placed)
  const live = tickets.Items.filter(({ State }) => State !== 'void')
  const ids = live.map(({ Id }) => Id).toSorted()
  const costing = [...journey.costs.keys()].toSorted()
  must(ids.join() === costing.join(), () => `good are ${ids.join()}, paid are ${costing.join()}`)
  const aboard = live.flatMap((ticket) => {
    const sailing = sailingOf(ticket)
    if (!sailing) return []
    const { DateOfBirth } = travellerOf(journey, ticket)
    const band = bandAt(DateOfBirth, sailing.date, ticket.Sector.Operator)
    must(
      ticket.Band === band,
      () =>
        `born ${DateOfBirth}, on ${sailing.date} by ${ticket.Sector.Operator}: ${ticket.Band}, not ${band}`,
    )
    return [{ sailing: sailing.id, band }]
  })
  const alone = aloneBySailing(aboard)
  const worse = worseSailing(journey.alone, alone)
  must(worse === null, () => `more than before are alone on ${worse}`)
  journey.alone = alone
  journey.live = live
}

/** Sums up the paid changes. Tickets of a newly paid one get their new price. */
async function followChanges(journey: RandomJourney): Promise<number> {
  for (const change of journey.waiting.filter(({ isDone }) => !isDone)) {
    const { body: order } = await journey.visitor.order(change.placed)
    change.isDone = order.Status === 'POSTED'
    if (change.isDone) settle(journey, change.prices, change.fee)
    else await judgeLate(journey, change.placed, order)
  }
  return journey.waiting
    .filter(({ isDone }) => isDone)
    .reduce((sum, { placed }) => sum + placed.order.TotalAmount.Amount, 0)
}

/** Checks that a late payment for a closed change is refunded in full. */
async function judgeLate(
  journey: RandomJourney,
  due: Placed,
  order: Schemas['Order'],
): Promise<void> {
  const hasCome = order.Payment.History.some(({ Event }) => Event === 'late_payment')
  const owed = hasCome ? order.TotalAmount.Amount : 0
  const shown = order.RefundedAmount.Amount
  must(shown === owed, () => `${shown} back of ${owed} that came late for ${order.Id}`)
  if (!hasCome) return
  const back = await refunded(journey, due)
  must(back === owed, () => `${back} is listed of ${owed} that came late for ${order.Id}`)
}

async function judgeMoney(journey: RandomJourney, changesPaid: number): Promise<void> {
  const { visitor, placed, costs, fees, kept } = journey
  const { body: order } = await visitor.order(placed)
  const prices = order.Items.map(({ Price }) => {
    const online = Price.Lines.filter(({ PayAt }) => PayAt === 'online')
    const lines = online.reduce((sum, { Amount }) => sum + Amount.Amount, 0)
    must(lines === Price.Total.Amount, () => `lines of ${lines} for ${Price.Total.Amount}`)
    return Price.Total.Amount
  })
  const total = prices.reduce((sum, amount) => sum + amount, 0)
  must(total === order.TotalAmount.Amount, () => `items of ${total}`)
  const back = await refunded(journey, placed)
  must(
    back === order.RefundedAmount.Amount,
    () => `${back} back, ${order.RefundedAmount.Amount} told`,
  )
  const left = total + changesPaid - back
  const tickets = [...costs.values()].reduce((sum, cost) => sum + cost, 0)
  must(
    left === tickets + fees + kept,
    () =>
      `${left} of the money is here, for tickets of ${tickets}, fees of ${fees} and ${kept} kept`,
  )
}

async function refunded({ visitor }: RandomJourney, of: Placed): Promise<number> {
  const { body } = await visitor.of<Schemas['RefundList']>('listRefunds', of)
  return body.Items.reduce((sum, { Amount }) => sum + Amount.Amount, 0)
}
