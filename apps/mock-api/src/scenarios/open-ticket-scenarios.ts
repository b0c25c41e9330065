import { openTicketItem } from './sample-items.ts'
import { held, ordered, paid, theOrder } from './sample-order.ts'
import type { Scenario, ScenarioCall, ScenarioStep } from './scenario.ts'

const boughtOpen: readonly ScenarioStep[] = [
  held(openTicketItem()),
  ordered,
  ...paid,
  { operation: 'listTickets', ...theOrder, keep: { ticket: '/Items/0/Id' } },
]
const byToken = { header: theOrder.header }
const keyed = { header: { ...theOrder.header, 'Idempotency-Key': 'scenario-key-0004' } }
const tenTwenty = 'sai_HFC-BTC-SRL-20261212-1020'
const nextDay = 'sai_HFC-BTC-SRL-20261213-1020'

const send = (sailing: string): ScenarioCall => ({
  operation: 'sendTransportItem',
  ...byToken,
  body: { Ticket: '{ticket}', Sailing: sailing },
})
const schedule: ScenarioCall = {
  operation: 'getDolphinSchedule',
  ...byToken,
  query: { ticket: '{ticket}', dateFrom: '2026-12-12', dateUntil: '2026-12-13' },
}

/** The scenarios of open tickets: choosing a sailing. */
export const openTicketScenarios: readonly Scenario[] = [
  {
    id: 'open-ticket-no-sailing',
    title: 'No such sailing',
    what: 'No such sailing.',
    given: boughtOpen,
    call: send('sai_HFC-BTC-SRL-20261212-0321'),
    expected: { refused: 'not_found' },
  },
  {
    id: 'open-ticket-other-operator',
    title: 'Another operator',
    what: 'The ticket of one operator does not sail with another.',
    given: boughtOpen,
    call: send('sai_HFC-BTC-BHF-20261212-1800'),
    expected: { refused: 'product_unavailable' },
  },
  {
    id: 'open-ticket-booking-closed',
    title: 'Booking closed',
    what: 'Booking for that sailing has closed.',
    given: [...boughtOpen, { advanceSeconds: 22 * 86_400 }],
    call: send(tenTwenty),
    expected: { refused: 'book_before' },
  },
  {
    id: 'open-ticket-no-seat',
    title: 'No seat left',
    what: 'Somebody else has the last seat.',
    given: [...boughtOpen, { console: `sailings/${tenTwenty}/capacity`, body: { seatsLeft: 0 } }],
    call: send(tenTwenty),
    expected: { refused: 'seats_taken' },
  },
  {
    id: 'open-ticket-chosen-before',
    title: 'Sailing chosen before',
    what: 'The ticket has its sailing already.',
    given: [...boughtOpen, send(tenTwenty)],
    call: send(nextDay),
    expected: { refused: 'order_state_refused' },
  },
  {
    id: 'open-ticket-key-reused',
    title: 'Key used for another sailing',
    what: 'The same key for another sailing.',
    given: [...boughtOpen, { ...send(tenTwenty), ...keyed }],
    call: { ...send(nextDay), ...keyed },
    expected: { refused: 'idempotency_key_reused' },
  },
  {
    id: 'open-ticket-at-once',
    title: 'Chosen twice at once',
    what: 'The same choice twice at the same time.',
    given: boughtOpen,
    call: { ...send(tenTwenty), ...keyed },
    twiceAtOnce: true,
    expected: { refused: 'idempotency_in_progress' },
  },
  {
    id: 'schedule-of-open-ticket',
    title: 'Schedule for an open ticket',
    what: 'What the ticket can sail with on two days.',
    given: boughtOpen,
    call: schedule,
    expected: { answered: { '/From/Code': 'HFC', '/To/Code': 'BTC' } },
  },
  {
    id: 'schedule-unknown-ticket',
    title: 'Schedule for an unknown ticket',
    what: 'The schedule for a ticket that does not exist.',
    given: boughtOpen,
    call: { ...schedule, query: { ...schedule.query, ticket: 'tkt_0000000000' } },
    expected: { refused: 'not_found' },
  },
  {
    id: 'schedule-chosen-before',
    title: 'Schedule for a ticket with a sailing',
    what: 'The schedule for a ticket that has its sailing.',
    given: [...boughtOpen, send(tenTwenty)],
    call: schedule,
    expected: { refused: 'order_state_refused' },
  },
]
