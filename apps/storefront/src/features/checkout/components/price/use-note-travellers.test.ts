import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

import { useNotedTravellers } from '../../../../shared/trade/checkout/known-travellers.ts'
import { useNoteTravellers } from './use-note-travellers.ts'

const born = (date: string | null) => ({
  itm_1: [{ Band: 'infant' as const, DateOfBirth: date, Nationality: null }],
})

const noted = () => renderHook(() => useNotedTravellers('crt_1')).result.current

it('CRT-1 PAX-4 a birth date that is typed just before the checkout is left is used on the next page', () => {
  const checkout = renderHook(({ travellers }) => useNoteTravellers('crt_1', travellers), {
    initialProps: { travellers: born(null) },
  })
  checkout.rerender({ travellers: born('2023-12-13') })
  expect(noted()).toEqual(born(null))

  checkout.unmount()

  expect(noted()).toEqual(born('2023-12-13'))
})

it('CHK-12 PAX-4 a birth date is used at once where its price is needed', () => {
  const { result, rerender } = renderHook(
    ({ travellers }) => useNoteTravellers('crt_1', travellers),
    { initialProps: { travellers: born(null) } },
  )
  rerender({ travellers: born('2023-12-13') })
  expect(result.current.areNoted).toBe(false)

  act(() => result.current.noteNow())

  expect(result.current.areNoted).toBe(true)
  expect(noted()).toEqual(born('2023-12-13'))
})
