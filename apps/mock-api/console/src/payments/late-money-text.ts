import { destinationText } from '../refunds/refund-text.ts'
import { spanText, utcText } from '../shared/instant-text.ts'
import type { Payment } from './payment.ts'

/** Describes when late money arrived and what became of it: booked after all, on its way back, or returned. */
export function lateMoneyText(
  { at, isBooked, refund }: NonNullable<Payment['late']>,
  nowMs: number,
): string {
  const came = `money came late, at ${utcText(at, nowMs)} UTC`
  if (isBooked) return `${came}; it was still free, and is booked`
  if (!refund) return `${came}; it went back at once`
  const { completedAt, settlesAt } = refund
  if (completedAt !== null)
    return `${came}; all of it is back since ${utcText(completedAt, nowMs)} UTC`
  const where = `${came}; all of it ${destinationText(refund)}`
  if (settlesAt === null) return where
  const span = spanText((Date.parse(settlesAt) - nowMs) / 1000)
  return `${where}, and arrives by itself in ${span}`
}
