import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { holdCall } from '../../../test/hold-call.ts'
import { keepTestDay, leg, makeFail, offerAt, openResults } from '../../../test/open-results.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, renderApp, server } from '../../../test/render-app.tsx'

keepTestDay()

const picked =
  'trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-14&adults=2' +
  '&pick=sai_HFC-BTC-SRL-20261212-1020~ECO&pick=sai_BTC-HFC-SRL-20261214-1610~ECO'

it('ERR-4 a failed search keeps its criteria and can be tried again', async () => {
  const sandbox = await createTestSandbox()
  await makeFail(sandbox, '/travel/v1/ferry/search')
  const { user } = await renderApp(`/ferry-result?${picked}`, { sandbox })

  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  const name = 'HarbourFront, Singapore to Batam Centre, Batam'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  await makeFail(sandbox)
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible()
})

it('FER-2 while the terminals are loading the heading has no codes in their place', async () => {
  const release = holdCall('get', '*/travel/v1/ferry/terminal')
  await renderApp(`/ferry-result?${picked}`)

  expect(await screen.findByRole('heading', { level: 1, name: 'Search ferries' })).toBeVisible()
  expect(document.title).toMatch(/^Search ferries/)
  release()

  const name = 'HarbourFront, Singapore to Batam Centre, Batam'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
})

it('FER-2 if the terminals cannot be loaded, the page names them by their codes', async () => {
  const sandbox = await createTestSandbox()
  await makeFail(sandbox, '/travel/v1/ferry/terminal')
  await renderApp(`/ferry-result?${picked}`, { sandbox })

  expect(await screen.findByRole('heading', { level: 1, name: 'HFC to BTC' })).toBeVisible()
})

it('ERR-4 the choices stay when the connection breaks while they are added to the cart', async () => {
  const { user, router } = await openResults(picked)
  server.use(http.post('*/travel/v1/cart', () => HttpResponse.error()))

  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.')
  expect((await leg(/^Return/)).getByRole('button', { name: /^Change/ })).toBeVisible()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
})

it('CRT-2 when too much is held already, the page says how much, and what to do', async () => {
  const { user } = await openResults(picked)
  const params = { held: 44, maximum: 44 }
  refuseCall('post', '*/travel/v1/cart', 409, 'hold_limit_reached', params)

  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(
    '44 are already held from your account or connection, and 44 can be held at once: pay for them or remove some first',
  )
  expect((await leg(/^Return/)).getByRole('button', { name: /^Change/ })).toBeVisible()
})

it('ERR-4 the search form keeps its values while the terminals cannot be loaded', async () => {
  const sandbox = await createTestSandbox()
  await makeFail(sandbox, '/travel/v1/ferry/terminal')
  const { user } = await renderApp('/ferry?trip=one_way&from=TGP&to=TPI&adults=3', { sandbox })

  expect(await screen.findByText('The terminals could not be loaded')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('TGP')
  await makeFail(sandbox)
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('Telaga Punggur, Batam'),
  )
  expect(screen.getByRole('button', { name: /^Passengers/ })).toHaveTextContent('3 adults')
})

it('ERR-4 when the stored cart no longer exists, the seats are added to a new one', async () => {
  localStorage.setItem('cartToken', 'A'.repeat(22))
  const { user, router } = await openResults(picked)

  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(localStorage.getItem('cartToken')).not.toBe('A'.repeat(22))
})

it('FER-2 prices are shown in the chosen currency, and a price filter in another one is ignored', async () => {
  const { user } = await openResults('trip=one_way&from=HFC&to=BTC&depart=2026-11-28&max=550000IDR')
  expect((await leg(/^Outbound/)).getByRole('status')).toHaveTextContent('4 sailings')

  await user.click(screen.getByRole('button', { name: /^Language and currency/ }))
  await user.click(screen.getByRole('radio', { name: /^SGD/ }))

  await waitFor(async () =>
    expect(await offerAt(/^Outbound/, '10:20')).toHaveTextContent('S$42.00'),
  )
  expect((await leg(/^Outbound/)).getByRole('status')).toHaveTextContent('14 sailings')
})
