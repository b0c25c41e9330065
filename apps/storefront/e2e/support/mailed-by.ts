import { randomBytes } from 'node:crypto'

import type { BrowserContext } from '@playwright/test'
import type { OutboxAnswer } from '@selat/mock-api/console'

import { play } from './played-scenario.ts'
import { mock, sites } from './sites.ts'

export type Mail = OutboxAnswer['mails'][number]

/**
 * Returns the mails that a row of the scenario table has brought about, the first one first. They come from a sandbox
 * that only this device sees, under the tenants' own host names, so that links open as they are written.
 */
export async function mailedBy(scenario: string, device: BrowserContext) {
  const sandbox = `e-${randomBytes(8).toString('hex')}`
  await play(scenario, sandbox)
  await device.addCookies(
    [sites.agency, sites.agents].map((url) => ({ name: 'mock_sandbox', value: sandbox, url })),
  )
  const ask = (path: string, method = 'GET') =>
    fetch(`${mock}/__mock/api/${path}`, { method, headers: { 'X-Mock-Sandbox': sandbox } })
  const { mails } = (await (await ask('outbox')).json()) as OutboxAnswer // the console names this answer
  return { mails: mails.toReversed(), close: () => ask(`sandboxes/${sandbox}`, 'DELETE') }
}

/** Returns the links of a mail's HTML, each once. */
export function linksOf({ html }: Mail): string[] {
  const links = Array.from(html.matchAll(/ href="([^"]+)"/gu), ([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  return [...new Set(links)]
}
