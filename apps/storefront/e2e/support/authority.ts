import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'
import type { Schemas } from '@selat/sdk'

import { bookDirectly } from './direct-booking.ts'
import type { OwnSandbox } from './own-sandbox.ts'
import { messagesIn } from './texts.ts'

const partners = 'system=4102'
const consumers = 'system=4101&currency=IDR'

/**
 * This sailing from Batam Centre opens its check-in as the clock starts. No other test uses it: its sandbox is its own.
 */
export const sailing = 'sai_BTC-HFC-PNF-20261120-1500'

/** Logs in Sari, who reads the manifests of Batam Centre, on a second device, which calls the server without a page. */
export async function openSecondDevice({ url }: Pick<OwnSandbox, 'url'>) {
  const session = await send<Schemas['Session']>(`${url}/travel/v1/auth/login?${partners}`, {
    Username: 'sari',
    Password: 'selat-demo-6',
  })
  const authorization = { Authorization: `Bearer ${session.Token}` }
  const address = (path: string) => `${url}/admin/v1/manifest${path}?${partners}`
  return {
    async manifest(id = sailing): Promise<Schemas['Manifest']> {
      const answer = await fetch(address(`/sailing/${id}`), { headers: authorization })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as Schemas['Manifest'] // the contract names this answer
    },
    /** Checks a passenger in at Gate 1 at any instant. */
    scan: (code: string, at: string, id = sailing) =>
      send<Schemas['ScanResults']>(
        address('/scan'),
        {
          Items: [
            {
              Id: randomUUID(),
              Kind: 'check_in',
              Sailing: id,
              Code: code,
              Place: 'Gate 1',
              At: at,
              Reason: 'Needs help to board',
            },
          ],
        },
        authorization,
      ),
  }
}

/** Books and pays a crossing from HarbourFront to Batam Centre, and returns its ticket. */
export async function sellTicket(
  { url, desk }: Pick<OwnSandbox, 'url' | 'desk'>,
  date: string,
): Promise<Schemas['Ticket']> {
  const { order, token } = await bookDirectly(url, date)
  const secret = { 'Booking-Token': token }
  await send(
    `${url}/travel/v1/order/${order}/payment?${consumers}`,
    { PaymentMethod: 'TRANSFER_BCA' },
    secret,
  )
  await desk.settle(order)
  const answer = await fetch(`${url}/travel/v1/order/${order}/ticket?${consumers}`, {
    headers: secret,
  })
  const { Items } = (await answer.json()) as Schemas['TicketList'] // the contract names this answer
  const [ticket] = Items
  if (!ticket) throw new Error('Nothing was issued')
  return ticket
}

/** Logs Sari in, in the language of the device, and opens a page of the manifest. */
export async function openManifest(
  page: Page,
  { agents }: Pick<OwnSandbox, 'agents'>,
  search = '',
  words = messagesIn('en'),
): Promise<void> {
  await page.goto(`${agents}/login?next=${encodeURIComponent(`/manifest${search}`)}`)
  await page.getByRole('textbox', { name: words('account:login.identifier') }).fill('sari')
  await page.getByRole('textbox', { name: words('account:login.password') }).fill('selat-demo-6')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/manifest')
}

/** Returns a name as the manifest prints it. */
export function nameOf({ LastName, FirstName }: Schemas['ManifestPassenger']): string {
  return [LastName, FirstName].filter((part) => part !== '').join(' ')
}

async function send<Answer>(
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answers ${await answer.text()}`)
  return (await answer.json()) as Answer // each caller names the answer of this address
}
