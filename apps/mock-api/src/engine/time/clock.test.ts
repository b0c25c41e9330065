import { expect, it } from 'vitest'

import { createClock } from './clock.ts'

it('CRT-2 a frozen clock moves only when it is advanced', () => {
  const clock = createClock('2026-11-20T06:30:00Z', () => Number.NaN)

  clock.advance(90)

  expect(clock.state()).toEqual({ frozen: true, now: '2026-11-20T06:31:30.000Z' })
})

it('ACC-6 a frozen clock reports how long it has been frozen, also after a restart, and a running one does not', () => {
  let real = Date.parse('2030-01-01T00:00:00Z')
  const clock = createClock('2026-11-20T06:30:00Z', () => real)
  real += 5000
  clock.advance(60)
  const later = createClock(undefined, () => real)
  later.follow(clock.keep())
  real += 1000

  expect([clock.stoodMs(), later.stoodMs()]).toEqual([6000, 6000])
  clock.run()
  real += 1000
  expect(clock.stoodMs()).toBe(0)
  clock.freeze()
  expect(clock.stoodMs()).toBe(0)
})

it('CRT-2 a running clock follows real time, plus what it was advanced', () => {
  let real = Date.parse('2026-11-20T06:30:00Z')
  const clock = createClock(undefined, () => real)

  clock.advance(3600)
  real += 1000

  expect(clock.state()).toEqual({ frozen: false, now: '2026-11-20T07:30:01.000Z' })
})

it('CRT-2 a clock that is run again continues where it was frozen', () => {
  let real = Date.parse('2026-11-20T06:30:00Z')
  const clock = createClock(undefined, () => real)

  clock.freeze('2026-12-24T00:00:00+08:00')
  real += 60_000
  clock.run()
  real += 5000

  expect(clock.now()).toBe('2026-12-23T16:00:05.000Z')
})

it('CRT-2 listeners are called when a clock is advanced or frozen', () => {
  const clock = createClock('2026-11-20T06:30:00Z')
  const heard: string[] = []
  clock.onChange(({ now, frozen }) => heard.push(`${now} ${frozen}`))

  clock.advance(1)
  clock.freeze('2026-11-21T00:00:00Z')

  expect(heard).toEqual(['2026-11-20T06:30:01.000Z true', '2026-11-21T00:00:00.000Z true'])
})
