import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { Page } from '@playwright/test'

import type { Booked } from './direct-booking.ts'
import { logIn } from './log-in.ts'
import { sites } from './sites.ts'

const mock = `http://localhost:${process.env['SELAT_E2E_MOCK_PORT'] ?? '4110'}`
const player = fileURLToPath(new URL('play-scenario.ts', import.meta.url))
const run = promisify(execFile)

const AGENTS_SYSTEM = '4102'

type Staged = Booked & { system: string }

/** Opens the payment of an order that a row of the scenario table has brought about, in a sandbox that only this page sees. */
export async function openStaged(page: Page, scenario: string): Promise<Staged & { site: string }> {
  const sandbox = sandboxOf(scenario)
  const { stdout } = await run(process.execPath, [
    '--conditions=source',
    ...[player, scenario, mock, sandbox],
  ])
  const staged = JSON.parse(stdout) as Staged // what the player has just written
  const { order, token, system } = staged
  const isAgents = system === AGENTS_SYSTEM
  const site = isAgents ? sites.agents : sites.agency
  await page.context().addCookies([{ name: 'mock_sandbox', value: sandbox, url: site }])
  await page.addInitScript(
    (entry) => localStorage.setItem('bookingAccess', JSON.stringify([entry])),
    [order, token],
  )
  await page.goto(`${site}/payment?order=${order}`)
  if (isAgents) await logIn(page, 'rizal', 'selat-demo-4')
  return { ...staged, site }
}

export async function closeStaged(scenario: string): Promise<void> {
  await fetch(`${mock}/__mock/api/sandboxes/${sandboxOf(scenario)}`, { method: 'DELETE' })
}

/** The ids of a group of the scenario table. */
export async function scenariosOf(group: string): Promise<string[]> {
  const answer = await fetch(`${mock}/__mock/api/scenarios`)
  const { groups } = (await answer.json()) as {
    groups: { title: string; scenarios: { id: string }[] }[]
  } // as the console's page reads it
  return (
    groups.find(({ title }) => title === group)?.scenarios.map(({ id }) => id) ?? []
  ).toSorted()
}

/** A name for a sandbox has at most 32 letters; the ends of ids differ. */
function sandboxOf(scenario: string): string {
  return `e-${scenario.slice(-28)}`.replaceAll(/-+/g, '-')
}
