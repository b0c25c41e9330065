import { chosen, confirm, held, ordered, theOrder, upload } from './sample-order.ts'
import type { ScenarioCall, ScenarioStep } from './scenario.ts'

/** The steps up to a state of the payment, before a scenario's own call. */
export const open = [held(), ordered]
export const transfer = [...open, chosen('TRANSFER_BCA')]
export const declared = [...transfer, upload, confirm]
export const qr = [...open, chosen('QRIS')]

export const settle: ScenarioStep = { console: 'payments/{payment}/settle', body: {} }

/** The calls that show the result of a scenario. */
export const payment: ScenarioCall = { operation: 'getPayment', ...theOrder }
export const order: ScenarioCall = { operation: 'getBooking', ...theOrder }
