import {
  QUOTATION_EVENTS,
  QUOTATION_STATES,
  type QuotationEvent,
  type QuotationState,
  quotationTransitions,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openQuotations } from '../../../../lab/testing/open-quotation.ts'

// Each step is made from outside, by an agency, its customer, a payer or time, and does not depend on the implementation.
/** The seconds of a day, after which the quotation is no longer valid. */
const DAY = 86_400

async function openStage() {
  const stage = await openQuotations()
  const { quotation } = await (await stage.signIn('dewi')).quoteCrossing(1, { ValidDays: 1 })
  return { ...stage, quotation, paying: { order: null as string | null } }
}

type Stage = Awaited<ReturnType<typeof openStage>>
type Step = (stage: Stage) => Promise<unknown>

const accept: Step = ({ customer, quotation }) => customer.accept(quotation)

const cancel: Step = async ({ signIn, quotation }) => (await signIn('dewi')).withdraw(quotation)

const passOneDay: Step = async ({ sandbox }) => sandbox.clock.advance(DAY)

/** Places an order of the quotation, with a method whose money may also arrive late. */
const book: Step = async ({ signIn, quotation, paying }) => {
  const dewi = await signIn('dewi')
  const taken = await dewi.takeUp(quotation)
  if (taken.status !== 200) return
  const [item] = taken.body.Draft.Items
  const Passengers = item?.Passengers.length ? item.Passengers : samePassengers
  const filled = { ...taken.body, Draft: { ...fill(taken.body), Items: [{ ...item, Passengers }] } }
  const { status, body } = await dewi.place(filled as typeof taken.body, quotation.Id)
  expect(status).toBe(201)
  paying.order = body.Order.Id
  await dewi.choose(body.Order.Id, 'QRIS')
}

const callOff: Step = async ({ signIn, paying }) => {
  if (paying.order !== null) await (await signIn('dewi')).cancelOrder(paying.order)
}
const letOrderExpire: Step = async ({ sandbox }) => sandbox.clock.advance(20 * 60)
const letExpireThenCancel: Step = async (stage) => {
  stage.sandbox.clock.advance(10 * 60)
  await callOff(stage)
}
const bookInTime: Step = async (stage) => {
  stage.sandbox.clock.advance(DAY - 5 * 60)
  await book(stage)
}

/** Pays the order after it has expired. */
const payLate: Step = async ({ signIn, operate, paying }) => {
  if (paying.order === null) return
  const { body } = await (await signIn('dewi')).order(paying.order)
  await operate(`payments/${body.Payment.Id}/settle`, {})
}

const samePassengers = [
  {
    Band: 'adult',
    Title: 'Ms',
    FirstName: 'WEI LING',
    LastName: 'TAN',
    DateOfBirth: '1985-11-03',
    PlaceOfBirth: 'Singapore',
    Nationality: 'SG',
    CountryOfResidence: 'SG',
    PassportNumber: 'K1234567N',
    DateOfIssue: '2023-02-11',
    DateOfExpiry: '2033-02-11',
    PlaceOfIssue: 'Singapore',
  },
]

const fill = ({ Draft }: Schemas['TakenUpQuotation']): Schemas['CheckoutDraft'] => ({
  ...Draft,
  Contact: {
    Name: 'Tan Wei Ling',
    Email: 'weiling@example.com',
    PhoneCode: '+65',
    PhoneNumber: '91234567',
  },
})

/** The steps that bring a quotation into each of its states. */
const ways: Readonly<Record<QuotationState, readonly (readonly Step[])[]>> = {
  sent: [[], [book, letOrderExpire]],
  accepted: [[accept], [accept, book, letOrderExpire]],
  booked: [[book], [accept, book], [bookInTime]],
  lapsed: [[passOneDay], [book, letOrderExpire, passOneDay]],
  cancelled: [[cancel], [accept, book, letOrderExpire, cancel]],
}

/** The steps that cause each event, or try to. */
const tries: Readonly<Record<QuotationEvent, readonly Step[]>> = {
  accept: [accept],
  book: [book],
  release: [callOff, letOrderExpire, letExpireThenCancel],
  reseat: [payLate],
  lapse: [passOneDay],
  cancel: [cancel],
}

const BY_TIME: ReadonlySet<QuotationEvent> = new Set(['release', 'lapse'])

const rows = new Set(quotationTransitions.map(({ from, event, to }) => `${from} ${event} ${to}`))
const taken = new Set<string>()

it.each(QUOTATION_STATES.flatMap((state) => QUOTATION_EVENTS.map((event) => ({ state, event }))))(
  'AGT-4 a quotation that is $state follows the table on $event, or stays as it is',
  async ({ state, event }) => {
    for (const way of ways[state])
      for (const attempt of tries[event]) {
        const stage = await openStage()
        for (const step of way) await step(stage)
        const stateNow = async () =>
          (await (await stage.signIn('dewi')).read(stage.quotation)).body.State
        expect(await stateNow()).toBe(state)

        await attempt(stage)

        const after = await stateNow()
        // Waiting can cause any event of `BY_TIME`, not only the intended one.
        const events = BY_TIME.has(event) ? [event, ...BY_TIME] : [event]
        const row = events.map((one) => `${state} ${one} ${after}`).find((one) => rows.has(one))
        if (row !== undefined) taken.add(row)
        expect({ after, row }).toEqual(row === undefined ? { after: state } : { after, row })
      }
  },
)

it('AGT-4 every row of the table occurs in these tests', () => {
  expect([...taken].toSorted()).toEqual([...rows].toSorted())
})
