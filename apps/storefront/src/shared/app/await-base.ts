import type { CallError, TravelClient } from '@selat/sdk'

import { session } from './session-store.ts'
import { perVisitor } from './visitor/current-visitor.ts'

/** Asks for the base configuration; null once it has come. */
type AskBase = () => Promise<CallError | null>

type Asking = {
  ask: AskBase | undefined
  asking: Promise<CallError | null> | undefined
  readonly failures: WeakSet<CallError>
}

const state = perVisitor<Asking>(() => ({
  ask: undefined,
  asking: undefined,
  failures: new WeakSet(),
}))

/** How the base is asked for anew by a call that needs it. */
export function askBaseBy(next: AskBase): void {
  state().ask = next
}

/** Whether a call failed with what the base failed with, and was not sent itself. */
export const isStartFailure = (failure: CallError): boolean => state().failures.has(failure)

/**
 * A call carries the number of the site, which a visitor of the first time knows from the base alone (§7). With a number
 * made up the server would answer that there is no such site. So a call without it asks for the base once more, and where
 * that fails again it is not sent, and fails as the base did (APP-4).
 */
async function startFailure(): Promise<CallError | null> {
  const own = state()
  if (session().base !== null || own.ask === undefined) return null
  own.asking ??= own.ask().finally(() => {
    own.asking = undefined
  })
  const failure = await own.asking
  if (failure) own.failures.add(failure)
  return failure
}

type Send = (path: string, ...init: unknown[]) => Promise<unknown>

/** A client whose calls wait for the base where nobody knows the site yet. */
export function awaitBase(client: TravelClient): TravelClient {
  const wait =
    (send: Send): Send =>
    async (path, ...init) => {
      const error = path === '/travel/v1/base' ? null : await startFailure()
      return error ? { error } : send(path, ...init)
    }
  const { base, ...sends } = client
  const waiting = Object.entries(sends).map(([name, send]) => [name, wait(send as Send)] as const)
  // Each is of the type of the call that it passes on; only its moment differs.
  return { base, ...Object.fromEntries(waiting) } as TravelClient
}
