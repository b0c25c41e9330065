import type { CallError, TravelClient } from '@selat/sdk'

import { session } from './session-store.ts'
import { perVisitor } from './visitor/current-visitor.ts'

/** Loads the base configuration; resolves to null on success, else to the error. */
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

/** Sets the function with which a call that needs the base loads it again. */
export function askBaseBy(next: AskBase): void {
  state().ask = next
}

/** Whether a call was not sent itself, but failed with the error of the base. */
export const isStartFailure = (failure: CallError): boolean => state().failures.has(failure)

/**
 * Loads the base again if the site is not known yet, and returns the error if that fails. Every call carries the number
 * of the site, which a first-time visitor knows only from the base (§7). For an invented number the server would answer
 * that there is no such site. If the base fails again, the call is not sent and fails with the error of the base
 * (APP-4).
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

/** Returns a client whose calls wait for the base while the site is not known yet. */
export function awaitBase(client: TravelClient): TravelClient {
  const wait =
    (send: Send): Send =>
    async (path, ...init) => {
      const error = path === '/travel/v1/base' ? null : await startFailure()
      return error ? { error } : send(path, ...init)
    }
  const { base, ...sends } = client
  const waiting = Object.entries(sends).map(([name, send]) => [name, wait(send as Send)] as const)
  // Each function has the type of the call that it passes on; only the moment of the call differs.
  return { base, ...Object.fromEntries(waiting) } as TravelClient
}
