import {
  cancellationTerms,
  isWeekendLine,
  isWeekendNight,
  type PriceLine,
  refundLadder,
  shareOfAll,
  toUtcText,
  zonedTimeAt,
} from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import { fillPhrase, phrase } from '../../../world/texts/phrases.ts'
import type { ItemRefund, RefundTerms } from '../item/refund-terms.ts'
import { findOffer } from './price-stay.ts'
import { type HotelBooking, timeZoneOf } from './stay-terms.ts'
import { cancellationText } from './stay-texts.ts'
import { bookedHotel } from './wire-stay.ts'

/** Returns the refund terms of a stay: each room by the terms of its offer. */
export function stayRefundTerms(
  facts: Pick<Context, 'catalogue'>,
  booking: HotelBooking,
): RefundTerms {
  const entry = bookedHotel(facts, booking)
  const timeZone = timeZoneOf(facts, entry)
  const startsAt = toUtcText(zonedTimeAt(booking.checkIn, entry.checkInFrom, timeZone))
  const { checkIn } = booking
  const stay = { checkIn, checkInFrom: entry.checkInFrom, timeZone }
  const freeDays = booking.rooms.map(
    (room) => findOffer(entry, room)?.offer.freeCancellationDays ?? null,
  )
  const termsAt = (now: string) =>
    freeDays.map((days) => cancellationTerms({ ...stay, freeDays: days, now }))
  const [days = null] = freeDays
  const isOne = freeDays.every((other) => other === days)
  const [terms] = termsAt(BEGINNING)
  const freeUntil = terms?.kind === 'free' ? toUtcText(terms.freeUntil) : null
  const refund: RefundTerms['refund'] = (price, now) => {
    const share = shareOfAll(price.lines, price.total.currency)
    const back = termsAt(now).reduce((sum, { kind }, room) => {
      const lines = price.lines.filter(({ sector = 0 }) => sector === room)
      const gross = lines.reduce((total, { amount }) => total + Math.max(amount.amount, 0), 0)
      if (kind === 'non_refundable') return sum
      return sum + gross - (kind === 'free' ? 0 : Math.min(gross, firstNight(lines, checkIn)))
    }, 0)
    return gradedRefund(share.graded.amount, back, share.discount.amount)
  }
  return {
    startsAt,
    refund,
    ladder: (price) => {
      if (!isOne) return []
      if (freeUntil === null) return refundLadder([], startsAt)
      const after = { until: startsAt, percent: refund(price, freeUntil).percent }
      return [
        { until: freeUntil, percent: 100 },
        ...(after.percent > 0 ? [after] : []),
        { until: null, percent: 0 },
      ]
    },
    rule: (language, now) => {
      const texts = termsAt(now).map((one) => cancellationText(one, language))
      const [text = ''] = texts
      if (texts.every((other) => other === text)) return text
      // If the terms of the rooms differ, each text names its room.
      return texts
        .map((ofRoom, room) =>
          fillPhrase('stay.roomTerms', language, { number: String(room + 1), terms: ofRoom }),
        )
        .join(BETWEEN_SENTENCES[language])
    },
  }
}

/** The text between two sentences, which is empty in Chinese. */
const BETWEEN_SENTENCES = phrase('text.betweenSentences')

/** An instant before any stay, at which all terms are still open. */
const BEGINNING = '1970-01-01T00:00:00.000Z'

/** Returns the price of the first night in a room. */
function firstNight(lines: readonly PriceLine[], checkIn: string): number {
  const line = lines.find(
    (candidate) =>
      candidate.kind === 'base' && isWeekendLine(candidate) === isWeekendNight(checkIn),
  )
  return line?.unitAmount.amount ?? 0
}

/** Calculates the refund if `back` of the price is refunded. The discount is subtracted in the same proportion. */
function gradedRefund(graded: number, back: number, discount: number): ItemRefund {
  if (graded === 0) return { percent: 0, amount: 0 }
  const paid = Math.max(graded + discount, 0)
  return {
    percent: Math.floor((back * 100) / graded),
    amount: Number((BigInt(paid) * BigInt(back) * 2n + BigInt(graded)) / (BigInt(graded) * 2n)),
  }
}
