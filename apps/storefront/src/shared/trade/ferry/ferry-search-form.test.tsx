import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderApp, testNow } from '../../../test/render-app.tsx'
import type { TestRouter } from '../../../test/test-router.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns the search to which the form goes, once the router is there. */
async function searchOf(router: TestRouter): Promise<string[]> {
  await waitFor(() => expect(router.state.location.pathname).toBe('/ferry-result'))
  return [...new URLSearchParams(router.state.location.search)].map(
    ([name, value]) => `${name}=${value}`,
  )
}

const combobox = (name: string, index = 0) => {
  const found = screen.getAllByRole('combobox', { name })[index]
  if (!found) throw new Error(`No combobox ${name}.`)
  return found
}

async function openForm(search = '') {
  const app = await renderApp(`/ferry${search}`)
  await waitFor(() => expect(combobox('From')).toHaveValue('HarbourFront, Singapore'))
  return app
}

async function choose(user: UserEvent, name: string, typed: string, index = 0) {
  await user.click(combobox(name, index))
  await user.keyboard(`${typed}{Enter}`)
}

const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Search sailings|^Show open/ }))

it('FER-1 the form searches a round trip of the tenant’s own crossing in a week without any typing', async () => {
  const { user, router } = await openForm()

  await submit(user)

  expect(await searchOf(router)).toEqual([
    'trip=round_trip',
    'from=HFC',
    'to=BTC',
    'depart=2026-11-27',
    'return=2026-11-29',
    'adults=1',
  ])
})

it.each(['2026-11-18T06:30:00Z', '2026-11-22T06:30:00Z'])(
  'FER-1 a device whose clock says %s searches from the day of the server',
  async (deviceNow) => {
    vi.setSystemTime(new Date(deviceNow))
    const { user, router } = await openForm()

    await submit(user)

    expect(await searchOf(router)).toContain('depart=2026-11-27')
  },
)

it('FER-1 the form searches a domestic one-way trip for a family in a class', async () => {
  const { user, router } = await openForm()

  await user.click(screen.getByRole('radio', { name: 'One way' }))
  await choose(user, 'From', 'telaga')
  await choose(user, 'To', 'tpi')
  await user.click(screen.getByRole('button', { name: /^Passengers/ }))
  const party = within(screen.getByRole('dialog', { name: 'Passengers' }))
  await user.click(party.getByRole('button', { name: 'One more: Children' }))
  await user.click(party.getByRole('button', { name: 'One more: Infants' }))
  await user.selectOptions(party.getByRole('combobox', { name: 'Class' }), 'Economy')
  await user.click(party.getByRole('button', { name: 'Apply' }))
  await submit(user)

  expect(await searchOf(router)).toEqual([
    'trip=one_way',
    'from=TGP',
    'to=TPI',
    'depart=2026-11-27',
    'adults=1',
    'children=1',
    'infants=1',
    'class=ECO',
  ])
})

it('FER-1 the form searches a trip of several sectors, each starting where the one before ended', async () => {
  const { user, router } = await openForm()
  await user.click(screen.getByRole('radio', { name: 'Multi-city' }))

  await submit(user)
  expect(combobox('To', 1)).toHaveFocus()
  expect(combobox('To', 1)).toHaveAccessibleDescription('Choose a terminal')
  await choose(user, 'To', 'sekupang', 0)
  expect(combobox('From', 1)).toHaveValue('Sekupang, Batam')
  await choose(user, 'From', 'telaga', 1)
  await choose(user, 'To', 'tpi', 1)
  await user.click(screen.getByRole('button', { name: 'Add a sector' }))
  await choose(user, 'To', 'tanah merah', 2)
  await submit(user)

  expect(await searchOf(router)).toEqual([
    'trip=multi_city',
    'sector=HFC.SKP.2026-11-27',
    'sector=TGP.TPI.2026-11-29',
    'sector=TPI.TMF.2026-11-29',
    'adults=1',
  ])
})

it('FER-1 the form searches open tickets there and back, which have no date', async () => {
  const { user, router } = await openForm()
  await user.click(screen.getByRole('radio', { name: 'Open ticket' }))
  expect(screen.queryByRole('button', { name: /date/ })).toBeNull()

  await user.click(screen.getByRole('checkbox', { name: 'There and back' }))
  await submit(user)

  expect(await searchOf(router)).toEqual([
    'trip=open_ticket',
    'from=HFC',
    'to=BTC',
    'back=1',
    'adults=1',
  ])
})

it('FER-1 the form swaps the terminals, and marks a terminal that cannot be reached', async () => {
  const { user } = await openForm()

  await user.click(screen.getByRole('button', { name: 'Swap from and to' }))
  expect(combobox('From')).toHaveValue('Batam Centre, Batam')
  expect(combobox('To')).toHaveValue('HarbourFront, Singapore')

  await user.click(combobox('To'))
  await user.keyboard('telaga')
  const option = screen.getByRole('option', { name: /^Telaga Punggur/ })
  expect(option).toHaveAttribute('aria-disabled', 'true')
  expect(option).toHaveTextContent('No ferry runs between these two terminals')
  await user.keyboard('{Enter}{Escape}')
  expect(combobox('To')).toHaveValue('HarbourFront, Singapore')
})

it('FER-4 a search without terminal or date is not sent, and the first such field gets the focus', async () => {
  const { user, router } = await renderApp('/ferry-result?trip=round_trip&adults=2')
  await screen.findByRole('form', { name: 'Search ferries' })

  await submit(user)

  expect(combobox('From')).toHaveFocus()
  expect(combobox('From')).toHaveAccessibleDescription('Choose a terminal')
  expect(screen.getByRole('button', { name: /^Departure date/ })).toHaveAccessibleDescription(
    'Choose a date',
  )
  expect(router.state.location.search).toBe('?trip=round_trip&adults=2')
})

it('FER-4 a field whose text names no terminal says so and keeps the focus, and no search is sent', async () => {
  const { user, router } = await openForm()
  await user.click(combobox('From'))

  await user.keyboard('xyz{Enter}')

  expect(router.state.location.pathname).toBe('/ferry')
  expect(combobox('From')).toHaveFocus()
  expect(screen.getByText('No terminal of that name')).toBeVisible()
  await submit(user)
  expect(router.state.location.pathname).toBe('/ferry')
  expect(combobox('From')).toHaveFocus()
  expect(combobox('From')).toHaveValue('xyz')
  expect(combobox('From')).toHaveAccessibleDescription('No terminal of that name')

  await user.clear(combobox('From'))
  await user.keyboard('{Tab}')
  expect(combobox('From')).toHaveValue('')
  expect(combobox('From')).toHaveAccessibleDescription('Choose a terminal')
  await choose(user, 'From', 'sekupang')
  expect(combobox('From')).toHaveValue('Sekupang, Batam')
  expect(combobox('From')).toHaveAccessibleDescription('')
})

it('FER-1 FER-4 a field that is left takes a text that fits one terminal, and keeps one that fits several', async () => {
  const { user } = await openForm()
  await user.click(combobox('From'))

  await user.keyboard('tanah{Tab}')
  expect(combobox('From')).toHaveValue('Tanah Merah, Singapore')

  await user.click(combobox('From'))
  await user.keyboard('batam{Tab}')
  expect(combobox('From')).toHaveValue('batam')
  expect(combobox('From')).toHaveAccessibleDescription('Choose a terminal')
})

it('PAX-4 the picker does not count eleven passengers or more infants than adults, and says why', async () => {
  const { user } = await openForm('?trip=one_way&adults=1&children=8')
  await user.click(screen.getByRole('button', { name: /^Passengers/ }))
  const party = within(screen.getByRole('dialog', { name: 'Passengers' }))
  const press = (name: string) => user.click(party.getByRole('button', { name }))

  await press('One more: Infants')
  await press('One more: Infants')
  expect(party.getByRole('group', { name: 'Infants' })).toHaveTextContent(/1At most 10 passengers/)
  await press('One more: Adults')
  expect(party.getByRole('group', { name: 'Adults' })).toHaveTextContent(/1At most 10 passengers/)

  await press('One fewer: Children')
  await press('One more: Infants')
  expect(party.getByRole('group', { name: 'Infants' })).toHaveTextContent(
    /1Each infant travels with an adult of its own$/,
  )
  expect(screen.getByRole('button', { name: /^Passengers/ })).toHaveTextContent(
    '1 adult, 7 children and 1 infant',
  )
})

it('PAX-4 the picker names the operators of the route that count ages differently', async () => {
  const { user } = await openForm()
  await user.click(screen.getByRole('button', { name: /^Passengers/ }))
  const party = within(screen.getByRole('dialog', { name: 'Passengers' }))

  expect(
    await party.findByText(
      /^Ages with Bintan Horizon Ferries: infants under 3, children 3 to 11,? and adults from 12$/,
    ),
  ).toBeVisible()
  // This operator does not sail on the route.
  expect(party.queryByText(/^Ages with Johor Strait Express/)).not.toBeInTheDocument()
})

it('PAX-4 an impossible party in the address is marked beside the passengers until it is changed', async () => {
  const { user, router } = await openForm('?trip=one_way&adults=40')
  const told = 'At most 10 passengers in one booking'
  const party = screen.getByRole('button', { name: 'Passengers 40 adults' })
  expect(party).toHaveAccessibleDescription(told)

  await user.click(screen.getByRole('radio', { name: 'Round trip' }))
  await submit(user)
  expect(party).toHaveFocus()
  expect(party).toHaveAccessibleDescription(told)

  await user.click(party)
  await user.click(await screen.findByRole('button', { name: 'Apply' }))
  expect(screen.queryByText(told)).toBeNull()
  await submit(user)

  expect(await searchOf(router)).toContain('adults=10')
})
