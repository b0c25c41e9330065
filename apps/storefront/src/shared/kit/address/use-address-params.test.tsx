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

/** Renders the page; `load` is what it waits for before it has another address. */
async function renderDays(load: () => Promise<unknown> = () => Promise.resolve(null)) {
  const router = createMemoryRouter([{ path: '/', Component: Days, loader: load }], {
    initialEntries: ['/?day=14'],
    hydrationData: { loaderData: { '0': null } },
  })
  render(<RouterProvider router={router} />)
  const address = (search: string) =>
    vi.waitFor(() => expect(router.state.location.search).toBe(search))
  return { router, address, button: await screen.findByRole('button', { name: 'Another day' }) }
}

it('NAV-12 a choice shows at once, before the router has its address', async () => {
  const { promise: loaded, resolve: finish } = Promise.withResolvers<null>()
  const { router, button, address } = await renderDays(() => loaded)

  await act(async () => button.click())

  expect(router.state.location.search).toBe('?day=14')
  expect(screen.getByRole('heading', { name: 'Day 17' })).toBeVisible()
  await act(async () => {
    finish(null)
    await address('?day=17')
  })
  expect(screen.getByRole('heading', { name: 'Day 17' })).toBeVisible()
})

it('NAV-12 going back before the new address is rendered shows the page of the old one', async () => {
  const { button, address, router } = await renderDays()

  // React renders nothing before `act` ends, so the page never sees the address that the choice led to.
  await act(async () => {
    button.click()
    await address('?day=17')
    await router.navigate(-1)
    await address('?day=14')
  })

  expect(screen.getByRole('heading', { name: 'Day 14' })).toBeVisible()
})
