import { chosen, confirm, held, ordered, theOrder, upload } from './sample-order.ts'
import type { ScenarioCall, ScenarioStep } from './scenario.ts'

/** How far a payment has come before a row's own call. */
export const open = [held(), ordered]
export const transfer = [...open, chosen('TRANSFER_BCA')]
export const declared = [...transfer, upload, confirm]
export const qr = [...open, chosen('QRIS')]

export const settle: ScenarioStep = { console: 'payments/{payment}/settle', body: {} }

/** What rows look at in the end. */
export const payment: ScenarioCall = { operation: 'getPayment', ...theOrder }
export const order: ScenarioCall = { operation: 'getBooking', ...theOrder }
