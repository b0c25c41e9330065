import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { holdCall } from '../../../test/hold-call.ts'
import { createTestSandbox, renderApp, server, testNow } from '../../../test/render-app.tsx'
import { arif, meiLing, savedPeople, signInWith, sukarno } from '../../../test/saved-people.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

async function openList(people: Schemas['SavedPassengerInput'][], path = '/profile/passenger') {
  const sandbox = await createTestSandbox()
  const session = await signInWith(sandbox, ...people)
  const app = await renderApp(path, { sandbox, session })
  return { ...app, saved: () => savedPeople(sandbox, session.Token) }
}

/** Returns a button of each row in the list, because only rows have one to delete. */
const rows = ({ screen }: { screen: Screen }) => screen.getAllByRole('button', { name: /^Delete / })
type Screen = Awaited<ReturnType<typeof renderApp>>['screen']

it('PAX-1 saved passengers are listed with their passport numbers hidden until they are shown', async () => {
  const app = await openList([meiLing])
  await app.screen.findByText('TAN MEI LING')

  expect(app.screen.getByText('陈美玲')).toBeVisible()
  expect(app.screen.getByText(/born 3 Nov 1985, aged 41 · Singapore/)).toBeVisible()
  expect(app.screen.queryByText('K1234567N')).not.toBeInTheDocument()
  await app.user.click(
    app.screen.getByRole('button', { name: 'Show the passport number of TAN MEI LING' }),
  )

  expect(app.screen.getByText('K1234567N')).toBeVisible()
})

it('PAX-1 the list shortens a title that the form explains', async () => {
  const app = await openList([arif])
  await app.screen.findByText('RAHMAN ARIF')

  expect(app.screen.getByText(/^Mstr · born 2 Apr 2018/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('(boy)')
})

it('PAX-3 a passport that expires within six months is marked in the list', async () => {
  const app = await openList([meiLing, arif])

  const soon = await app.screen.findByText('1 Mar 2027')
  expect(soon.parentElement).toHaveTextContent('Valid until 1 Mar 2027, under 6 months')
  expect(app.screen.getByText('11 Feb 2033').parentElement).toHaveTextContent(
    'Valid until 11 Feb 2033',
  )
})

it('PAX-1 an empty list links to the form for the first passenger', async () => {
  const app = await openList([])

  await app.user.click(await app.screen.findByRole('link', { name: 'Add the first passenger' }))

  expect(await app.screen.findByRole('heading', { name: 'Add a passenger' })).toBeVisible()
})

it('PAX-1 a list that failed to load can be requested again', async () => {
  server.use(http.get('*/admin/v1/passenger', () => HttpResponse.error(), { once: false }))
  const app = await openList([])
  const retry = await app.screen.findByRole('button', { name: 'Try again' })
  server.resetHandlers()

  await app.user.click(retry)

  expect(await app.screen.findByText('Nobody is saved yet')).toBeVisible()
})

it('PAX-1 NAV-9 a visitor who is not logged in is sent to the login, which leads back', async () => {
  const app = await renderApp('/profile/passenger?edit=new')

  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(app.router.state.location.search).get('next')).toBe(
    '/profile/passenger?edit=new',
  )
})

it('RUL-1 PAX-1 the search starts at three characters, and says so before', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.get('*/admin/v1/passenger', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search'))
    }),
  )
  const app = await openList([meiLing, arif, sukarno])
  const search = await app.screen.findByLabelText('Search saved passengers')

  expect(search).toHaveAccessibleDescription(
    'From 3 characters on: a name in either script, or a passport number',
  )
  await app.user.type(search, 'ra')
  await app.user.type(search, 'h')
  expect(await app.screen.findByText('1 found')).toBeVisible()

  expect(rows(app)).toHaveLength(1)
  expect(app.screen.getByText('RAHMAN ARIF')).toBeVisible()
  expect(asked.filter((text) => text !== null)).toEqual(['rah'])
})

it('PAX-1 a search without a match offers to show all', async () => {
  const app = await openList([meiLing])
  await app.user.type(await app.screen.findByLabelText('Search saved passengers'), 'zzz')

  expect(await app.screen.findByText('Nobody is saved under “zzz”')).toBeVisible()
  await app.user.click(app.screen.getByRole('button', { name: 'Show all' }))

  expect(await app.screen.findByText('TAN MEI LING')).toBeVisible()
})

it('PAX-1 a long list is paged, and each page has an address', async () => {
  const many = Array.from({ length: 23 }, (_, index) => ({
    ...sukarno,
    LastName: `NAME ${String.fromCharCode(65 + index)}`,
  }))
  const app = await openList(many)
  expect(await app.screen.findByText('23 saved passengers')).toBeVisible()

  await app.user.click(app.screen.getByRole('link', { name: 'Next page' }))

  expect(await app.screen.findByText('NAME W SUKARNO')).toBeVisible()
  expect(rows(app)).toHaveLength(3)
  expect(app.screen.getByText('Page 2 of 2')).toBeVisible()
  expect(app.router.state.location.search).toBe('?page=2')
})

it('PAX-1 a passenger who is deleted after the question was closed leaves the question about another open', async () => {
  const app = await openList([meiLing, arif])
  const letThrough = holdCall('delete', '*/admin/v1/passenger/*')
  await app.user.click(await app.screen.findByRole('button', { name: 'Delete TAN MEI LING' }))
  const dialog = within(app.screen.getByRole('dialog', { name: 'Delete TAN MEI LING?' }))
  await app.user.click(dialog.getByRole('button', { name: 'Delete' }))
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await app.user.click(app.screen.getByRole('button', { name: 'Delete RAHMAN ARIF' }))

  letThrough()

  expect(await app.screen.findByText('Data successfully deleted')).toBeVisible()
  expect(app.screen.getByRole('dialog', { name: 'Delete RAHMAN ARIF?' })).toBeVisible()
})

it('PAX-1 a passenger is deleted after a question, and can be restored', async () => {
  const app = await openList([meiLing, arif])
  await app.user.click(await app.screen.findByRole('button', { name: 'Delete TAN MEI LING' }))
  const dialog = within(app.screen.getByRole('dialog', { name: 'Delete TAN MEI LING?' }))
  expect(dialog.getByText(/undo it for 10 minutes/)).toBeVisible()

  await app.user.click(dialog.getByRole('button', { name: 'Delete' }))
  const notice = await app.screen.findByText('Data successfully deleted')

  expect(notice.closest('[role=status]')).toHaveFocus()
  await waitFor(() => expect(rows(app)).toHaveLength(1))
  await app.user.click(app.screen.getByRole('button', { name: 'Undo: bring TAN MEI LING back' }))
  await app.screen.findByText('TAN MEI LING is back in your list')
  await waitFor(() => expect(rows(app)).toHaveLength(2))
  expect(await app.saved()).toHaveLength(2)
})

it('PAX-1 answering no to the question keeps the passenger', async () => {
  const app = await openList([meiLing])
  await app.user.click(await app.screen.findByRole('button', { name: 'Delete TAN MEI LING' }))

  await app.user.click(app.screen.getByRole('button', { name: 'Cancel' }))

  expect(app.screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await app.saved()).toHaveLength(1)
})

it('PAX-1 an undo after ten minutes says that it is too late', async () => {
  const app = await openList([meiLing])
  await app.user.click(await app.screen.findByRole('button', { name: 'Delete TAN MEI LING' }))
  await app.user.click(app.screen.getByRole('button', { name: 'Delete' }))
  const undo = await app.screen.findByRole('button', { name: /^Undo/ })
  app.sandbox.clock.advance(10 * 60)

  await app.user.click(undo)

  expect(
    await app.screen.findByText('The 10 minutes are over: TAN MEI LING is forgotten.'),
  ).toBeVisible()
})

it('ERR-4 a deletion that fails says why and keeps the passenger', async () => {
  server.use(http.delete('*/admin/v1/passenger/*', () => HttpResponse.error()))
  const app = await openList([meiLing])
  await app.user.click(await app.screen.findByRole('button', { name: 'Delete TAN MEI LING' }))

  await app.user.click(app.screen.getByRole('button', { name: 'Delete' }))

  expect(await app.screen.findByRole('alert')).toHaveTextContent('An error occurred')
  expect(await app.saved()).toHaveLength(1)
})
