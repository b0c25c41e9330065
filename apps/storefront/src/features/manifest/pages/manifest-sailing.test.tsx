import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { amendAnswer } from '../../../test/amend-answer.ts'
import {
  clearDevice,
  keptOnDevice,
  openManifest,
  sellTickets,
  todaysSailing,
} from '../../../test/authority.ts'
import { holdCall } from '../../../test/hold-call.ts'
import { printPage } from '../../../test/print-page.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { askedPaths, createTestSandbox } from '../../../test/render-app.tsx'

afterEach(clearDevice)

type App = Awaited<ReturnType<typeof openManifest>>

const open = async (view = '', sailing = todaysSailing) => {
  const app = await openManifest(`sailing=${sailing}${view}`)
  await app.screen.findByRole('navigation', { name: 'Views of this sailing' })
  return app
}
const people = ({ screen }: App) => screen.queryAllByRole('heading', { level: 2 })
const nameOf = ({ LastName, FirstName }: Schemas['ManifestPassenger']) =>
  [LastName, FirstName].filter(Boolean).join(' ')

it('MAN-1 a sailing lists its passengers with name, masked passport, birth, class, status and seller', async () => {
  const app = await open()
  const { Passengers, Sailing } = await app.desk.manifest()
  const [first] = Passengers
  if (!first) throw new Error('Nobody travels.')

  const row = within(people(app)[0]?.closest('li') ?? document.body)
  expect(people(app)).toHaveLength(Passengers.length)
  expect(app.screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `15:00 WIB ${Sailing.From.Name} to ${Sailing.To.Name}`,
  )
  expect(row.getByRole('heading')).toHaveTextContent(nameOf(first))
  expect(row.getByText(first.DocumentMasked)).toBeVisible()
  expect(row.getByText(new RegExp(first.ClassName))).toHaveTextContent(/\d{4} \(/)
  expect(row.getByText('Not checked in')).toBeVisible()
  expect(row.getByText(new RegExp(first.Seller))).toHaveTextContent(first.ConfirmationNumber)
})

it('MAN-1 a count filters the list and is in the address, and a search is not', async () => {
  const app = await open()
  const { screen, user, router } = app
  const { Counts, Passengers } = await app.desk.manifest()
  const infants = Counts.Bands.find(({ Key }) => Key === 'infant')?.Booked ?? 0

  await user.click(screen.getByText('Counts and filters'))
  await user.click(screen.getByRole('button', { name: `Infants 0 of ${infants} checked in` }))
  await waitFor(() => expect(people(app)).toHaveLength(infants))
  expect(router.state.location.search).toContain('band=infant')
  await user.click(screen.getByRole('button', { name: /^Infants/ }))
  await user.type(screen.getByLabelText('Find a passenger'), Passengers[5]?.Number ?? '')

  await waitFor(() => expect(people(app)).toHaveLength(1))
  expect(router.state.location.search).toBe(`?sailing=${todaysSailing}`)
  await user.type(screen.getByLabelText('Find a passenger'), 'x')
  await user.click(await screen.findByRole('button', { name: 'Show all passengers' }))
  await waitFor(() => expect(people(app)).toHaveLength(Passengers.length))
})

it('MAN-1 a printed list counts every nationality', async () => {
  const sandbox = await createTestSandbox()
  const countries = ['ID', 'SG', 'MY', 'CN', 'KR', 'DE', 'FR', 'IS']
  amendAnswer<Schemas['Manifest']>(sandbox, '*/manifest/sailing/:id', (manifest) => ({
    ...manifest,
    Passengers: manifest.Passengers.map((passenger, index) => ({
      ...passenger,
      Nationality: countries[index % countries.length] ?? '',
    })),
  }))
  const { screen } = await openManifest(`sailing=${todaysSailing}`, { sandbox })
  await screen.findByRole('navigation', { name: 'Views of this sailing' })
  const shown = () =>
    within(screen.getByRole('group', { name: 'Nationality', hidden: true })).getAllByRole(
      'button',
      { name: /^(?!\d+ more)/, hidden: true },
    )
  expect(shown()).toHaveLength(6)

  const printed = printPage(shown)

  expect(printed).toHaveLength(countries.length)
})

it('MAN-1 the list is sorted as the address says', async () => {
  const app = await open('&sort=born')
  const { Passengers } = await app.desk.manifest()
  const oldest = Passengers.toSorted((a, b) => a.DateOfBirth.localeCompare(b.DateOfBirth))[0]

  expect(app.screen.getByLabelText('Sort by')).toHaveValue('born')
  expect(people(app)[0]).toHaveTextContent(oldest ? nameOf(oldest) : '')
})

it('MAN-1 a passport number is shown on request, hidden again, logged, and not kept on the device', async () => {
  const told = vi.spyOn(console, 'error')
  const app = await open()
  const { screen, user } = app
  const { Passengers } = await app.desk.manifest()
  const index = Passengers.findIndex(({ DocumentMasked }) => DocumentMasked !== '')
  const passenger = Passengers[index]
  if (!passenger) throw new Error('Nobody has a passport.')
  const row = within(people(app)[index]?.closest('li') ?? document.body)

  await user.click(row.getByRole('button', { name: /^Show the passport number/ }))
  await user.click(await row.findByRole('button', { name: /^Hide the passport number/ }))

  expect(row.getByText(passenger.DocumentMasked)).toBeVisible()
  await user.click(row.getByRole('button', { name: /^Show the passport number/ }))
  const shown = await row.findByText(/^[A-Z0-9]{6,}$/)
  expect(await keptOnDevice()).not.toContain(shown.textContent)
  await user.click(screen.getByRole('link', { name: 'Access log' }))
  const log = await screen.findByRole('table', { name: 'Who saw passport numbers' })
  expect(within(log).getAllByRole('row')).toHaveLength(3)
  expect(log).toHaveTextContent('Sari Wulandari')
  expect(log).toHaveTextContent(passenger.Number)
  // Two rows of the log are equal, but React must not warn about equal keys.
  expect(told.mock.calls.flat().join(' ')).not.toContain('same key')
  told.mockRestore()
})

it('MAN-1 a passport number that is loading is not requested again, even if another one is requested', async () => {
  const app = await open()
  const { Passengers } = await app.desk.manifest()
  const withPassport = Passengers.flatMap(({ DocumentMasked }, index) =>
    DocumentMasked === '' ? [] : [index],
  )
  const button = (place: number) => {
    const row = people(app)[withPassport[place] ?? 0]?.closest('li') ?? document.body
    return within(row).getByRole('button', { name: /passport number/ })
  }
  const letThrough = holdCall('post', '*/document')

  await app.user.click(button(0))
  await app.user.click(button(1))
  expect(button(1)).toHaveAttribute('aria-busy', 'true')
  await app.user.click(button(0))
  letThrough()
  await waitFor(() => expect(button(0)).toHaveAccessibleName(/^Hide/))
  await waitFor(() => expect(button(1)).toHaveAccessibleName(/^Hide/))

  expect(askedPaths().filter((path) => path.endsWith('/document'))).toHaveLength(2)
})

it('MAN-1 a hand-over makes a version whose digest is right and whose file is saved unchanged, and repeating it makes none', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:manifest'
  })
  const app = await open('&view=handover')
  const { screen, user } = app
  await screen.findByText('Nothing was handed over yet.')

  await user.click(screen.getByRole('button', { name: 'Hand over now' }))
  expect(await screen.findByRole('heading', { name: 'Version 1', level: 2 })).toHaveFocus()
  expect(screen.getByText('This is the first version, so nothing has changed.')).toBeVisible()
  expect(screen.getByText('The file came as it left the server')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))

  const { Passengers } = await app.desk.manifest()
  const text = await saved[0]?.text()
  expect(text?.trim().split('\r\n')).toHaveLength(Passengers.length + 1)
  expect(text).toMatch(/^Number,LastName,FirstName,/)
  expect(await keptOnDevice()).not.toContain('DocumentNumber')
  await user.click(screen.getByRole('button', { name: 'Hand over now' }))
  expect(await screen.findByText('Nothing has changed since version 1')).toBeVisible()
  expect(screen.getByText('No new version was made. This is the last one.')).toBeVisible()
  await waitFor(() =>
    expect(
      screen.getAllByRole('button', { name: /^Open version \d+; this is logged$/ }),
    ).toHaveLength(1),
  )
  vi.restoreAllMocks()
})

it('MAN-1 a version after further sales says who is new, and an earlier version can be opened again', async () => {
  const sandbox = await createTestSandbox()
  const [first] = await sellTickets(sandbox)
  const sailing = first?.Sector.Sailing?.Id ?? ''
  const app = await openManifest(`sailing=${sailing}&view=handover`, { sandbox })
  const { screen, user } = app
  await user.click(await screen.findByRole('button', { name: 'Hand over now' }))
  await screen.findByRole('heading', { name: 'Version 1', level: 2 })
  const [added] = await sellTickets(sandbox)

  await user.click(screen.getByRole('button', { name: 'Hand over now' }))

  await screen.findByRole('heading', { name: 'Version 2', level: 2 })
  expect(screen.queryByText(/^Nothing has changed/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Changes since version 1' })).toBeVisible()
  const news = screen.getByRole('heading', { name: '2 added' }).parentElement
  expect(news).toHaveTextContent(added?.Number ?? '')
  await user.click(screen.getByRole('button', { name: 'Open version 1; this is logged' }))
  expect(await screen.findByRole('heading', { name: 'Version 1', level: 2 })).toBeVisible()
})

/** Opens a sailing with two versions, and asks for the second while the first is loading. */
async function openBothVersions() {
  const sandbox = await createTestSandbox()
  const [first] = await sellTickets(sandbox)
  const sailing = first?.Sector.Sailing?.Id ?? ''
  const { screen, user } = await openManifest(`sailing=${sailing}&view=handover`, { sandbox })
  await user.click(await screen.findByRole('button', { name: 'Hand over now' }))
  await screen.findByRole('heading', { name: 'Version 1', level: 2 })
  await sellTickets(sandbox)
  await user.click(screen.getByRole('button', { name: 'Hand over now' }))
  await screen.findByRole('heading', { name: 'Version 2', level: 2 })
  return {
    screen,
    openBoth: async (letThrough: () => void) => {
      await user.click(await screen.findByRole('button', { name: /^Open version 1;/ }))
      const second = await screen.findByRole('button', { name: /^Open version 2;/ })
      await user.click(second)
      await waitFor(() => expect(second).not.toHaveAttribute('aria-busy'))
      letThrough()
      await new Promise((resolve) => setTimeout(resolve, 300))
    },
  }
}

it('MAN-1 when two versions are opened, the last one stays even if the first arrives later', async () => {
  const { screen, openBoth } = await openBothVersions()

  await openBoth(holdCall('get', '*/export/1'))

  expect(screen.getByRole('heading', { name: 'Version 2', level: 2 })).toBeVisible()
})

it('MAN-1 when two versions are opened, the last one stays even if the first is refused later', async () => {
  const { screen, openBoth } = await openBothVersions()
  refuseCall('get', '*/export/1', 404, 'not_found')

  await openBoth(holdCall('get', '*/export/1'))

  expect(screen.getByRole('heading', { name: 'Version 2', level: 2 })).toBeVisible()
  expect(screen.queryByText(/does not exist|not found|no longer/i)).toBeNull()
})

it('MAN-1 a version that could not be shown after the hand-over can be opened from the list', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  const digests = vi.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new Error('None here.'))
  const { screen, user } = await open('&view=handover')
  const handOver = await screen.findByRole('button', { name: 'Hand over now' })

  await user.click(handOver)

  expect(await screen.findByText('This version could not be shown')).toBeVisible()
  expect(handOver).not.toHaveAttribute('aria-busy', 'true')
  await user.click(await screen.findByRole('button', { name: 'Open version 1; this is logged' }))
  expect(await screen.findByRole('heading', { name: 'Version 1', level: 2 })).toBeVisible()
  expect(reported).toHaveBeenCalledOnce()
  digests.mockRestore()
  reported.mockRestore()
})

it('MAN-1 a file that was changed on its way is reported', async () => {
  const { http, HttpResponse } = await import('msw')
  const { server } = await import('../../../test/render-app.tsx')
  const app = await open('&view=handover')
  server.use(
    http.post('*/export', async ({ request }) => {
      const answer = await app.sandbox.fetch(request.clone())
      const file: Schemas['ManifestExport'] = await answer.json()
      return HttpResponse.json({ ...file, Csv: file.Csv.replace('HFC', 'BTC') })
    }),
  )

  await app.user.click(await app.screen.findByRole('button', { name: 'Hand over now' }))

  expect(await app.screen.findByText('The file was changed on its way')).toBeVisible()
})

it('MAN-1 MAN-2 every time of a sailing is shown in the zone of its terminal, wherever the device is', async () => {
  const app = await open()
  const { screen, user } = app
  const { Passengers } = await app.desk.manifest()
  await app.desk.scan(Passengers[0]?.Number ?? '', todaysSailing, '2026-11-20T06:10:00Z')
  await user.click(screen.getByRole('link', { name: 'Hand over' }))
  await user.click(await screen.findByRole('button', { name: 'Hand over now' }))
  await screen.findByRole('heading', { name: 'Version 1', level: 2 })

  expect(screen.getByText('As of 13:30 WIB')).toBeVisible()
  expect(screen.getByText('13:30 to 14:35 WIB')).toBeVisible()
  expect(screen.getByText(/arrives 17:\d\d SGT$/)).toBeVisible()
  expect(
    await screen.findByText('20 Nov 2026, 13:30 WIB · Sari Wulandari', { selector: 'li p' }),
  ).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Passengers' }))
  expect(await screen.findByText('13:10 WIB · Gate 1')).toBeVisible()
  expect(screen.getByText('Outside the check-in times: Needs help to board')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Access log' }))
  expect(await screen.findByRole('cell', { name: '20 Nov 2026, 13:30 WIB' })).toBeVisible()
})

it('MAN-1 a sailing of other terminals is reported as unknown, with a link to the board', async () => {
  const app = await openManifest('sailing=sai_TPI-TMF-XXX-20261120-0800')

  expect(await app.screen.findByText('There is no such manifest')).toBeVisible()
  await app.user.click(app.screen.getByRole('link', { name: 'All sailings' }))

  expect(await app.screen.findByRole('heading', { name: 'Manifest' })).toHaveFocus()
})
