import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { act, cleanup } from '@testing-library/react'

import { loadTexts } from '../shared/app/i18n.ts'
import { paths } from '../shared/app/paths.ts'
import { manifestDevice } from '../shared/kit/offline/manifest-device.ts'
import { agentsHost } from './place-agent-order.ts'
import { holderOf, placeOrder } from './place-order.ts'
import { createTestSandbox, logIn, renderApp } from './render-app.tsx'
import { startVisitor } from './test-visitor.ts'

export { agentsHost }

/**
 * This sailing leaves Batam Centre on the tests' day; its check-in opens at the time at which the tests' clock starts.
 */
export const todaysSailing = 'sai_BTC-HFC-PNF-20261120-1500'

type Opening = { sandbox?: Sandbox; session?: Schemas['Session'] }

/** Opens the manifest as Sari, who may read Batam Centre, Sekupang and HarbourFront. */
export async function openManifest(search = '', given: Opening = {}) {
  const sandbox = given.sandbox ?? (await createTestSandbox())
  const session = given.session ?? (await logInSari(sandbox))
  const app = await renderApp(paths.manifest(search), { sandbox, session, host: agentsHost })
  // The texts load only with a page's first download, which an earlier test may have made, so they are loaded here.
  await act(() => loadTexts(['manifest', 'passenger', 'ferry', 'account', 'problem']))
  return { ...app, session, desk: deskOf(sandbox, session) }
}

export const logInSari = (sandbox: Sandbox) => logIn(sandbox, 'sari', 'selat-demo-6', agentsHost)

/** Calls the server directly, as the same authority on another device. */
export function deskOf(sandbox: Sandbox, session: Schemas['Session']) {
  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const answer = await sandbox.fetch(
      new Request(`http://localhost/admin/v1/manifest${path}?system=4102`, {
        method: body ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${session.Token}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    day: () => call<Schemas['ManifestSailingList']>(''),
    manifest: (id = todaysSailing) => call<Schemas['Manifest']>(`/sailing/${id}`),
    /** Checks a passenger in at Gate 1, also outside of the check-in times. */
    scan: (Code: string, Sailing = todaysSailing, At = new Date().toISOString()) =>
      call<Schemas['ScanResults']>('/scan', {
        Items: [
          {
            ...{ Id: crypto.randomUUID(), Kind: 'check_in', Sailing, Code, Place: 'Gate 1', At },
            Reason: 'Needs help to board',
          },
        ],
      }),
  }
}

/** Sells paid tickets to two travellers from HarbourFront to Batam Centre, and returns the tickets. */
export async function sellTickets(sandbox: Sandbox): Promise<Schemas['Ticket'][]> {
  const placed = await placeOrder(sandbox)
  const holder = holderOf(sandbox, placed)
  const { Id } = await holder.choose('QRIS')
  await sandbox.console.payments.settle(Id)
  const { Items } = await holder.tickets()
  return Items
}

const stores = ['answers', 'scans', 'conflicts', 'settings'] as const

/** Returns everything that a device keeps, as text. */
export async function keptOnDevice(): Promise<string> {
  const device = await testDevice()
  return JSON.stringify(await Promise.all(stores.map((name) => device.getAll(name))))
}

/**
 * Empties the device, as if nobody had used it. The page and its session end first, because a pending answer would otherwise be
 * kept for the next test.
 */
export async function clearDevice(): Promise<void> {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  startVisitor()
  const device = await testDevice()
  await Promise.all(stores.map((name) => device.clear(name)))
}

export async function testDevice() {
  const device = await manifestDevice()
  if (!device) throw new Error('This device keeps nothing.')
  return device
}
