import { roundTripItem } from './sample-items.ts'
import { held, ordered, paid, theOrder } from './sample-order.ts'
import type { ScenarioCall, ScenarioStep } from './scenario.ts'

export const DAY_SECONDS = 86_400
/** Selects everything that is left of an order. */
export const ALL = { Tickets: [], Items: [] }
/** A sailing three days after the bought one, at the same fare. */
export const OTHER_SAILING = 'sai_HFC-BTC-SRL-20261215-1020'

/** The steps to a paid order of one ticket. */
export const bought = [held(), ordered, ...paid]
export const boughtBothWays = [held(roundTripItem()), ordered, ...paid]
export const ticketsKnown: ScenarioStep = {
  operation: 'listTickets',
  ...theOrder,
  keep: { ticket: '/Items/0/Id' },
}
export const bothTicketsKnown: ScenarioStep = {
  operation: 'listTickets',
  ...theOrder,
  keep: { ticket: '/Items/0/Id', back: '/Items/1/Id' },
}
/** Asks for the quote of a refund. */
export const askRefund = (selection: object = ALL): ScenarioCall => ({
  operation: 'quoteRefund',
  ...theOrder,
  body: selection,
})
export const refundQuoted: ScenarioStep = { ...askRefund(), keep: { quote: '/Id' } }
export const confirmRefund: ScenarioCall = {
  operation: 'confirmRefund',
  ...theOrder,
  body: { Quote: '{quote}', BankAccount: null },
}
/** Asks for the quote of a change. */
export const askChange = (sailing = OTHER_SAILING): ScenarioCall => ({
  operation: 'quoteChange',
  ...theOrder,
  body: { Tickets: ['{ticket}'], Sailing: sailing },
})
export const changeQuoted: ScenarioStep = { ...askChange(), keep: { quote: '/Id' } }
export const confirmChange: ScenarioCall = {
  operation: 'confirmChange',
  ...theOrder,
  body: { Quote: '{quote}', BankAccount: null },
}
export const changeAsked: ScenarioStep = {
  ...confirmChange,
  keep: { change: '/Payment/Order', changeToken: '/Payment/BookingToken' },
}
export const theChange = {
  path: { id: '{change}' },
  header: { 'Booking-Token': '{changeToken}' },
} as const
export const changeKnown: ScenarioStep = {
  operation: 'getBooking',
  ...theChange,
  keep: { changePayment: '/Payment/Id' },
}
/** Asks which sailings of a day tickets can move to. */
export const options = (tickets: string): ScenarioCall => ({
  operation: 'listChangeOptions',
  ...theOrder,
  query: { tickets, date: '2026-12-15' },
})
/** Corrects the name of the only traveller. */
export const named = (firstName: string, lastName = 'TAN'): ScenarioCall => ({
  operation: 'correctName',
  ...theOrder,
  body: { OrderItem: '{item}', Passenger: 0, FirstName: firstName, LastName: lastName },
})
