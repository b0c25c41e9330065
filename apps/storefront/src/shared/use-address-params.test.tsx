import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'

import { useAddressParams } from './use-address-params.ts'

function Days() {
  const [params, change] = useAddressParams()
  return (
    <>
      <h1>Day {params.get('day')}</h1>
      <button type="button" onClick={() => change(new URLSearchParams({ day: '17' }))}>
        Another day
      </button>
    </>
  )
}

function renderDays() {
  const router = createMemoryRouter([{ path: '/', Component: Days }], {
    initialEntries: ['/?day=14'],
  })
  render(<RouterProvider router={router} />)
  const address = (search: string) =>
    vi.waitFor(() => expect(router.state.location.search).toBe(search))
  return { router, address, button: screen.getByRole('button', { name: 'Another day' }) }
}

it('NAV-12 what is changed shows at once, and in the address', async () => {
  const { button, address } = renderDays()

  act(() => button.click())

  expect(screen.getByRole('heading', { name: 'Day 17' })).toBeVisible()
  await act(() => address('?day=17'))
  expect(screen.getByRole('heading', { name: 'Day 17' })).toBeVisible()
})

it('NAV-12 who goes back before the change is rendered sees the page of the address that is gone back to', async () => {
  const { button, address, router } = renderDays()

  // Nothing is rendered before the end of `act`.
  await act(async () => {
    button.click()
    await address('?day=17')
    await router.navigate(-1)
    await address('?day=14')
  })

  expect(screen.getByRole('heading', { name: 'Day 14' })).toBeVisible()
})
