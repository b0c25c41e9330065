import { screen as page, waitFor, within } from '@testing-library/react'
import { forceCloseDatabase } from 'fake-indexeddb'
import { unwrap } from 'idb'
import { http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import {
  clearDevice,
  openManifest,
  sellTickets,
  testDevice,
  todaysSailing,
} from '../../../test/authority.ts'
import { cutLine, heading, letAboard, openGate, reload, scan, toSend } from '../../../test/gate.ts'
import { problemResponse } from '../../../test/refuse-call.ts'
import { createTestSandbox, server } from '../../../test/render-app.tsx'

afterEach(clearDevice)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('MAN-2 a typed ticket is checked in, and a second use says when and where the first was', async () => {
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  const number = Passengers[3]?.Number ?? ''
  expect(app.screen.getByLabelText('Ticket number or code')).toHaveFocus()

  await scan(app, number.toLowerCase())

  expect(await heading('Checked in')).toBeVisible()
  const [, said] = app.screen.getAllByRole('alert')
  expect(said?.textContent).toMatch(/^Checked in\. .*[^. ]\.$/)
  expect(app.screen.getByLabelText('Ticket number or code')).toHaveFocus()
  expect(app.screen.getByLabelText('Ticket number or code')).toHaveValue('')
  expect((await app.desk.manifest()).Sailing.CheckedIn).toBe(1)
  await scan(app, number)
  expect(await heading('Already checked in')).toBeVisible()
  expect(
    app.screen.getByText(/, 13:\d\d WIB, BTC, by Sari Wulandari$/, { selector: 'section p' }),
  ).toBeVisible()
})

it('MAN-2 a QR code is checked in without sending its text', async () => {
  const sandbox = await createTestSandbox()
  const [ticket] = await sellTickets(sandbox)
  const sent: string[] = []
  server.use(
    http.post('*/admin/v1/manifest/scan', async ({ request }) => {
      sent.push(await request.clone().text())
    }),
  )
  const app = await openGate(ticket?.Sector.Sailing?.Id, { sandbox })

  await scan(app, ticket?.QrPayload ?? '')
  await letAboard(app, 'Needs help to board')

  expect(await heading('Checked in')).toBeVisible()
  expect(app.screen.getAllByText(ticket?.Number ?? '')).not.toHaveLength(0)
  expect(sent).toHaveLength(2)
  expect(sent.join('\n')).not.toContain(ticket?.QrPayload)
})

it('MAN-2 a ticket that could not be checked is reported, and the next one is checked', async () => {
  const sandbox = await createTestSandbox()
  const [ticket] = await sellTickets(sandbox)
  const app = await openGate(ticket?.Sector.Sailing?.Id, { sandbox })
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  // This happens on a page that came over plain HTTP, where browsers make no digests.
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new TypeError('There is no digest.'))

  await scan(app, ticket?.QrPayload ?? '')
  expect(await app.screen.findByText('This ticket could not be checked')).toBeVisible()
  expect(reported).toHaveBeenCalledOnce()
  await scan(app, ticket?.Number ?? '')

  expect(await heading('Check-in is not open yet')).toBeVisible()
  expect(app.screen.queryByText('Checking')).toBeNull()
})

it('MAN-2 a scan is kept on the device even after the browser has closed its database', async () => {
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  cutLine()
  const device: unknown = unwrap(await testDevice())

  forceCloseDatabase(device as never) // the type is that of the class, but the function takes an instance
  await scan(app, Passengers[0]?.Number ?? '')

  expect(await heading('Checked in')).toBeVisible()
  await toSend(1)
  expect(app.screen.queryByText(/^This browser keeps nothing on the device/)).toBeNull()
  reload()
  await openGate(todaysSailing, { sandbox: app.sandbox })
  await toSend(1)
})

it('MAN-2 a camera that the device has stopped is reported, and can be started again', async () => {
  const track = Object.assign(new EventTarget(), { stop: () => undefined })
  const stream = { getTracks: () => [track] }
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = async () => ['qr_code']
      readonly detect = async () => []
    },
  )
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => stream },
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { screen, user } = await openGate()
  await user.click(screen.getByRole('button', { name: 'Scan with the camera' }))
  const picture = await screen.findByLabelText('Picture of the camera')
  await waitFor(() => expect(picture).toHaveProperty('srcObject', stream))

  track.dispatchEvent(new Event('ended'))

  expect(await screen.findByText(/^The device has stopped the camera\./)).toBeVisible()
  expect(screen.queryByLabelText('Picture of the camera')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Scan with the camera' }))
  expect(await screen.findByLabelText('Picture of the camera')).toBeVisible()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

it('MAN-2 a device without sound still shows the verdicts', async () => {
  vi.stubGlobal('AudioContext', function AudioContext() {
    throw new DOMException('There is no device for it.', 'NotSupportedError')
  })
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  await app.user.click(app.screen.getByRole('button', { name: 'Name this gate' }))
  await app.user.click(await app.screen.findByRole('switch', { name: 'Sound after each scan' }))
  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))

  await scan(app, Passengers[0]?.Number ?? '')

  expect(await heading('Checked in')).toBeVisible()
})

it('MAN-2 RUL-1 the name of a gate that is too long stays whole, and is not kept before it is shortened', async () => {
  const app = await openGate()
  await app.user.click(app.screen.getByRole('button', { name: 'Name this gate' }))
  const place = await app.screen.findByRole('textbox', { name: /^Where it stands/ })

  await app.user.click(place)
  await app.user.paste('g'.repeat(41))
  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))

  expect(place).toHaveValue('g'.repeat(41))
  expect(place).toHaveAccessibleErrorMessage('Keep it within 40 characters')
  await app.user.keyboard('{Backspace}')
  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))
  expect(await app.screen.findByText('g'.repeat(40), { exact: false })).toBeVisible()
})

it('MAN-2 a ticket of another sailing names that sailing, and an unsold one is unknown', async () => {
  const sandbox = await createTestSandbox()
  const [ticket] = await sellTickets(sandbox)
  const app = await openGate(todaysSailing, { sandbox })

  await scan(app, ticket?.Number ?? '')
  expect(await heading('Other sailing')).toBeVisible()
  expect(app.screen.getByText(/^HarbourFront.* to Batam Centre.*, Sat, 12 Dec, /)).toBeVisible()
  await scan(app, 'NOBODY-1')

  expect(await heading('Unknown ticket')).toBeVisible()
  expect(app.screen.getByText('No ticket has this number or code.')).toBeVisible()
  const [, said] = app.screen.getAllByRole('alert')
  expect(said).toHaveTextContent('Unknown ticket. NOBODY-1. No ticket has this number or code.')
})

it('MAN-2 a check-in is undone after a question', async () => {
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  await scan(app, Passengers[0]?.Number ?? '')
  await heading('Checked in')

  await app.user.click(app.screen.getByRole('button', { name: 'Undo' }))
  const dialog = within(await app.screen.findByRole('dialog'))
  await app.user.click(dialog.getByRole('button', { name: 'Undo check-in' }))

  expect(await heading('Check-in undone')).toBeVisible()
  expect((await app.desk.manifest()).Sailing.CheckedIn).toBe(0)
})

it('MAN-2 a passenger is checked in from the list, and the counts follow', async () => {
  const app = await openManifest(`sailing=${todaysSailing}`)
  const [button] = await app.screen.findAllByRole('button', { name: /^Check in / })

  await app.user.click(button ?? document.body)

  expect(await app.screen.findByRole('button', { name: /^Undo the check-in of / })).toBeVisible()
  expect(app.screen.getByRole('button', { name: 'Checked in 1' })).toBeVisible()
  expect((await app.desk.manifest()).Sailing.CheckedIn).toBe(1)
})

it('MAN-2 a check-in from the list is the last verdict at the gate', async () => {
  const app = await openManifest(`sailing=${todaysSailing}`)
  const [button] = await app.screen.findAllByRole('button', { name: /^Check in / })
  await app.user.click(button ?? document.body)
  await app.screen.findByRole('button', { name: /^Undo the check-in of / })

  await app.user.click(app.screen.getByRole('link', { name: 'Check-in' }))

  expect(await heading('Checked in')).toBeVisible()
  expect(app.screen.getByLabelText('Ticket number or code')).toHaveFocus()
})

it('MAN-2 the named place of the device is sent with each scan, and kept on the device', async () => {
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  await app.user.click(app.screen.getByRole('button', { name: 'Name this gate' }))
  await app.user.type(await app.screen.findByLabelText('Where it stands'), 'Gate 2')
  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))
  await scan(app, Passengers[0]?.Number ?? '')
  await heading('Checked in')

  expect((await app.desk.manifest()).Passengers[0]?.CheckedIn?.Place).toBe('Gate 2')
  reload()
  await openGate(todaysSailing, app)
  expect(await page.findByRole('button', { name: 'Gate 2' })).toBeVisible()
})

it('MAN-2 offline, check-ins are judged by the list, kept over a reload, and sent once the connection is back', async () => {
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  const [first, second] = Passengers
  cutLine()

  await scan(app, first?.Number ?? '')
  expect(await heading('Checked in')).toBeVisible()
  expect(page.getByText('By the list on this device; not sent yet.')).toBeVisible()
  await scan(app, second?.Number ?? '')
  await toSend(2)
  await scan(app, first?.Number ?? '')
  expect(await heading('Already checked in')).toBeVisible()
  reload()
  const again = await openGate(todaysSailing, app)

  expect(await page.findByText('Shown from this device')).toBeVisible()
  await again.user.click(await toSend(2))
  server.resetHandlers()
  await again.user.click(await page.findByRole('button', { name: 'Send now' }))

  await toSend(0)
  const { Passengers: now } = await app.desk.manifest()
  expect(now.filter(({ CheckedIn }) => CheckedIn).map(({ Number }) => Number)).toEqual([
    first?.Number,
    second?.Number,
  ])
})

it('MAN-2 a check-in from the list is no longer shown as waiting once it was sent', async () => {
  const app = await openGate()
  await app.user.click(app.screen.getByRole('link', { name: 'Passengers' }))
  const [button] = await page.findAllByRole('button', { name: /^Check in / })
  cutLine()
  await app.user.click(button as HTMLElement)
  expect(await page.findAllByText(/not sent yet/)).toHaveLength(2)

  server.resetHandlers()
  await app.user.click(await toSend(1))
  await app.user.click(await page.findByRole('button', { name: 'Send now' }))

  await toSend(0)
  await waitFor(() => expect(page.queryAllByText(/not sent yet/)).toEqual([]))
})

it.each([
  ['before', -60_000],
  ['after', 60_000],
])(
  'MAN-2 a ticket that another gate used %s is shown as a double use, with the place',
  async (_when, ms) => {
    const app = await openGate()
    const { Passengers } = await app.desk.manifest()
    const [passenger] = Passengers
    app.sandbox.clock.advance(3600)
    const at = new Date(Date.now() + ms).toISOString()
    cutLine()
    await scan(app, passenger?.Number ?? '')
    await toSend(1)

    await app.desk.scan(passenger?.Number ?? '', todaysSailing, at)
    server.resetHandlers()
    globalThis.dispatchEvent(new Event('online'))

    const trouble = await page.findByRole('region', { name: '1 check-in needs attention' })
    expect(trouble).toHaveTextContent('Already checked in')
    expect(trouble).toHaveTextContent(/Gate 1, by Sari Wulandari/)
    await toSend(0)
    await app.user.click(within(trouble).getByRole('button', { name: /^Noted/ }))
    await waitFor(() => expect(page.queryByText('1 check-in needs attention')).toBeNull())
  },
)

it('MAN-2 offline, a ticket that the list does not know can be let aboard, and the server decides later', async () => {
  const sandbox = await createTestSandbox()
  const [known] = await sellTickets(sandbox)
  const sailing = known?.Sector.Sailing?.Id ?? ''
  const app = await openGate(sailing, { sandbox })
  await app.screen.findByRole('heading', { level: 1 })
  const [sold] = await sellTickets(sandbox)
  cutLine()

  await scan(app, sold?.Number ?? '')
  await letAboard(app, 'Boards early with a group', 'Let aboard and record')
  await toSend(1)
  server.resetHandlers()
  globalThis.dispatchEvent(new Event('online'))

  await toSend(0)
  const { Passengers } = await app.desk.manifest(sailing)
  expect(Passengers.find(({ Number }) => Number === sold?.Number)?.State).toBe('checked_in')
})

it('MAN-2 one scan that the server refuses does not hold up the others', async () => {
  const app = await openGate()
  const { Passengers } = await app.desk.manifest()
  const [first, second, third] = Passengers
  cutLine()
  for (const passenger of [first, second, third]) await scan(app, passenger?.Number ?? '')
  await toSend(3)
  server.resetHandlers()
  server.use(
    http.post('*/admin/v1/manifest/scan', async ({ request }) => {
      const body = await request.clone().text()
      if (!body.includes(second?.Number ?? '')) return undefined
      return problemResponse(400, 'validation_failed')
    }),
  )
  globalThis.dispatchEvent(new Event('online'))

  expect(await page.findByRole('region', { name: '1 check-in needs attention' })).toHaveTextContent(
    'Not accepted',
  )
  await toSend(0)
  expect((await app.desk.manifest()).Sailing.CheckedIn).toBe(2)
})
