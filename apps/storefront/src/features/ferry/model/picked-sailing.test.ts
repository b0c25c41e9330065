import { expect, it } from 'vitest'

import { clockDifference } from './clock-difference.ts'
import { estimateOf, findPicks, type PickedSailing, pickKey } from './picked-sailing.ts'
import { sampleLeg, sampleSailing } from './sample-sailing.ts'
import { unavailableOf } from './unavailable.ts'

const out = sampleSailing('2026-12-12T10:20:00+08:00', '2026-12-12T10:20:00+07:00')
const early = sampleSailing('2026-12-12T11:00:00+07:00', '2026-12-12T13:00:00+08:00')
const late = sampleSailing('2026-12-12T16:10:00+07:00', '2026-12-12T18:10:00+08:00')
const legs = [sampleLeg([out]), sampleLeg([early, late])]

function picked(sailing: typeof out): PickedSailing {
  const [offer] = sailing.Offers
  if (!offer) throw new Error('The sample has an offer.')
  return { sailing, offer }
}
const keyOf = (sailing: typeof out) => pickKey(sailing, picked(sailing).offer)

it('FER-2 picks in an address find their sailings and classes', () => {
  expect(findPicks(legs, [keyOf(out), keyOf(late)], 2).map((pick) => pick?.sailing)).toEqual([
    out,
    late,
  ])
  expect(findPicks(legs, ['sai_gone~ECO'], 2)).toEqual([undefined, undefined])
})

it('FER-2 a sailing that leaves within an hour of the arrival before it is not picked', () => {
  expect(findPicks(legs, [keyOf(out), keyOf(early)], 2)[1]).toBeUndefined()
  expect(findPicks(legs, ['', keyOf(early)], 2)[1]?.sailing).toBe(early)
})

it('FER-4 a sailing that is closed or has too few seats is not picked', () => {
  const closed = sampleSailing(out.DepartsAt, out.ArrivesAt, { status: 'closed' })

  expect(findPicks(legs, [keyOf(out)], 10)[0]).toBeUndefined()
  expect(findPicks([sampleLeg([closed])], [keyOf(closed)], 1)[0]).toBeUndefined()
})

it('FER-5 the estimate adds up legs in one currency, and is empty for two currencies', () => {
  const inRupiah = sampleSailing(late.DepartsAt, late.ArrivesAt, { fare: 370000, currency: 'IDR' })

  expect(estimateOf([picked(out), picked(late)])?.total).toEqual({
    amount: 5600,
    currency: 'SGD',
    exponent: 2,
  })
  expect(estimateOf([picked(out), picked(inRupiah)])).toBeNull()
  expect(estimateOf([])).toBeNull()
})

it('FER-9 the difference between the clocks of the two shores is known', () => {
  expect(clockDifference(out)).toBe(-60)
  expect(clockDifference(late)).toBe(60)
})

it('FER-3 when nothing sails back late enough after the chosen sailing, that is the reason', () => {
  const choice = { seats: 2, previous: picked(out), isReturn: true }

  expect(unavailableOf(sampleLeg([early]), choice)).toEqual({
    code: 'no_return_sailing',
    date: '2026-12-12',
  })
  expect(unavailableOf(sampleLeg([early, late]), choice)).toBeNull()
  expect(unavailableOf(sampleLeg([early]), { ...choice, previous: undefined })).toBeNull()
})

it('FER-1 a next sector that leaves before the arrival has another reason than one without seats', () => {
  const choice = { seats: 2, previous: picked(out), isReturn: false }
  const full = { ...late, Status: 'sold_out' as const }

  expect(unavailableOf(sampleLeg([early]), choice)).toEqual({
    code: 'arrives_later',
    date: '2026-12-12',
    arrivesAt: out.ArrivesAt,
    hasLater: true,
  })
  expect(unavailableOf(sampleLeg([early, full]), choice)?.code).toBe('seats_taken')
})

it('FER-4 the date until which one had to book comes from the server', () => {
  const tooLate = { Code: 'book_before' as const, Detail: '', Params: { date: '2026-12-11' } }

  expect(
    unavailableOf(sampleLeg([], tooLate), { seats: 1, previous: undefined, isReturn: false }),
  ).toEqual({ code: 'book_before', date: '2026-12-11' })
})
