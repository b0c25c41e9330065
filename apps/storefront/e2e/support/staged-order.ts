import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'

import type { Booked } from './direct-booking.ts'
import { logIn } from './log-in.ts'
import { mock, sites } from './sites.ts'

const player = fileURLToPath(new URL('play-scenario.ts', import.meta.url))

const AGENTS_SYSTEM = '4102'

type Played = Booked & {
  system: string
  /** Who has logged in to do all that. */
  account: { Username: string; Password: string } | null
}

/** Starting it takes longer than playing a row, so one goes with all tests of a worker, which runs one at a time. */
let playing: { ask: (line: string) => void; answers: AsyncIterator<string> } | undefined

function startPlayer() {
  const child = spawn(process.execPath, [player, mock], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // It ends with its input, which ends with this process.
  child.unref()
  return {
    ask: (line: string) => void child.stdin.write(`${line}\n`),
    answers: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
  }
}

async function play(id: string, sandbox: string): Promise<Played> {
  playing ??= startPlayer()
  playing.ask(JSON.stringify({ id, sandbox }))
  const { value } = await playing.answers.next()
  const played = JSON.parse(value) as Played | { error: string } // what the player has just written
  if ('error' in played) throw new Error(played.error)
  return played
}

/** Opens the payment of an order that a row of the scenario table has brought about, in a sandbox that only this page sees. */
export async function openStaged(page: Page, scenario: string) {
  const sandbox = `e-${randomBytes(8).toString('hex')}`
  const { order, token, system, account } = await play(scenario, sandbox)
  const site = system === AGENTS_SYSTEM ? sites.agents : sites.agency
  await page.context().addCookies([{ name: 'mock_sandbox', value: sandbox, url: site }])
  await page.addInitScript(
    (entry) => localStorage.setItem('bookingAccess', JSON.stringify([entry])),
    [order, token],
  )
  const address = `${site}/payment?order=${order}`
  await page.goto(address)
  if (account) await logIn(page, account.Username, account.Password)
  return {
    order,
    address,
    /** Moves its time on. */
    letPass: (seconds: number) =>
      fetch(`${mock}/__mock/api/clock/advance`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Mock-Sandbox': sandbox },
        body: JSON.stringify({ seconds }),
      }),
    close: () => fetch(`${mock}/__mock/api/sandboxes/${sandbox}`, { method: 'DELETE' }),
  }
}
