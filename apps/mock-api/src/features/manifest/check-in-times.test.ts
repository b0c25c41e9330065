import { describe, expect, it } from 'vitest'

import { openManifest } from '../../../lab/testing/open-manifest.ts'

const DEPARTURE = { date: '2026-11-20', from: 'HFC', to: 'BTC' } as const

/** Finds a sailing of today whose check-in has not opened yet, with two travellers. */
async function openTimes() {
  const { signIn, services, clock } = await openManifest()
  const sari = await signIn('sari')
  const now = Date.parse(clock.now())
  const sailing = services.network
    .sailingsOn(DEPARTURE)
    .find(({ checkInOpensAt }) => Date.parse(checkInOpensAt) > now)
  if (!sailing) throw new Error('Nothing sails any more')
  const [one, other] = (await sari.manifest(sailing.id)).Passengers
  if (!one || !other) throw new Error('Nobody travels')
  const read = async (number: string) =>
    (await sari.manifest(sailing.id)).Passengers.find(({ Number }) => Number === number)
  /** Advances the clock to an instant. */
  const goTo = (instant: string) =>
    clock.advance((Date.parse(instant) - Date.parse(clock.now())) / 1000)
  return { sari, sailing, one, other, read, goTo, signIn }
}

describe('a check-in outside the check-in times', () => {
  it('MAN-2 is refused without a reason, and the answer names the times', async () => {
    const { sari, sailing, one, read } = await openTimes()

    const scan = await sari.scan(sailing.id, { Code: one.Number, Reason: '' })

    expect(scan).toMatchObject({
      Result: 'outside_check_in',
      Number: one.Number,
      CheckedIn: null,
      CheckInTimes: {
        OpensAt: sailing.checkInOpensAt,
        ClosesAt: sailing.checkInClosesAt,
        TimeZone: 'Asia/Singapore',
      },
    })
    expect(await read(one.Number)).toMatchObject({ State: 'issued', CheckedIn: null })
  })

  it('MAN-2 is accepted with a reason, which is kept', async () => {
    const { sari, sailing, one, read } = await openTimes()

    await sari.scan(sailing.id, { Code: one.Number, Reason: ' \u202E ' })
    const scan = await sari.scan(sailing.id, { Code: one.Number, Reason: ' The ship  is late ' })

    expect(scan).toMatchObject({ Result: 'checked_in', CheckInTimes: null })
    expect(await read(one.Number)).toMatchObject({
      State: 'checked_in',
      CheckedIn: { Reason: 'The ship is late' },
    })
  })

  it('MAN-2 needs no reason at the instants of opening and closing, but needs one at departure', async () => {
    const { sari, sailing, one, other, goTo } = await openTimes()
    const at = (number: string) => sari.scan(sailing.id, { Code: number, Reason: '' })

    goTo(sailing.checkInOpensAt)
    expect((await at(one.Number)).Result).toBe('checked_in')
    goTo(sailing.checkInClosesAt)
    expect((await at(other.Number)).Result).toBe('checked_in')
    const third = (await sari.manifest(sailing.id)).Passengers[2]?.Number ?? ''
    goTo(sailing.departsAt)
    expect((await at(third)).Result).toBe('outside_check_in')
    const late = await sari.scan(sailing.id, { Code: third, Reason: 'The ship is late' })
    expect(late.Result).toBe('checked_in')
  })

  it('MAN-2 is judged by when it was made, so one that was in time and arrives late needs no reason', async () => {
    const { sari, sailing, one, other, goTo } = await openTimes()
    goTo(sailing.departsAt)

    const inTime = await sari.scan(sailing.id, {
      ...{ Code: one.Number, Reason: '' },
      At: sailing.checkInClosesAt,
    })
    const early = await sari.scan(sailing.id, {
      ...{ Code: other.Number, Reason: '' },
      At: '2026-11-20T06:00:00Z',
    })

    expect([inTime.Result, early.Result]).toEqual(['checked_in', 'outside_check_in'])
  })

  it('MAN-2 is answered as a second use once its passenger is aboard', async () => {
    const { sari, sailing, one, signIn } = await openTimes()
    const faridah = await signIn('faridah')
    const scan = { Id: 'a-scan-in-vain-0001', Code: one.Number, Reason: '' }

    const first = await sari.scan(sailing.id, scan)
    await faridah.scan(sailing.id, { Code: one.Number, Place: 'Gate 7', Reason: 'A group' })
    const again = await sari.scan(sailing.id, scan)

    expect(first.Result).toBe('outside_check_in')
    expect(again).toMatchObject({
      Result: 'already_checked_in',
      CheckedIn: { Place: 'Gate 7', Reason: 'A group' },
      CheckInTimes: null,
    })
  })

  it('MAN-2 can be undone without a reason', async () => {
    const { sari, sailing, one } = await openTimes()
    await sari.scan(sailing.id, { Code: one.Number, At: '2026-11-20T05:00:00.000Z' })

    const undone = await sari.scan(sailing.id, { Code: one.Number, Kind: 'undo', Reason: '' })

    expect(undone.Result).toBe('undone')
  })
})
