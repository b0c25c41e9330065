import { expect, expectTypeOf, it, vi } from 'vitest'

import { page } from '../../../app/page-route.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { usePageParams } from './use-page-params.ts'

function History() {
  const params = usePageParams('/history/:id')
  expectTypeOf(params).toEqualTypeOf<{ id: string }>()
  return <h1>Order {params.id}</h1>
}

it('NAV-1 a page reads the decoded parameters of its path, and follows another address', async () => {
  const pages = [page('/history/:id', () => Promise.resolve({ default: History }))]
  const { screen, router } = await renderApp('/history/ord_5T8Q2MZK7C', { pages })
  expect(await screen.findByRole('heading', { name: 'Order ord_5T8Q2MZK7C' })).toBeVisible()

  void router.navigate('/history/a%20b')

  expect(await screen.findByRole('heading', { name: 'Order a b' })).toBeVisible()
})

it('NAV-1 a page that names another path than its own fails at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const pages = [page('/elsewhere', () => Promise.resolve({ default: History }))]

  const { screen } = await renderApp('/elsewhere', { pages })

  expect(await screen.findByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
  vi.restoreAllMocks()
})
