import type { ClockState } from '../../engine/time/clock.ts'

/** Facts about this sandbox for the users of its console. */
export type About = {
  readonly name: string
  readonly engine: 'memory' | 'file' | 'postgres'
  /** Null where ids and secrets are random. */
  readonly seed: string | null
  /** The real time at which the sandbox was made or opened. */
  readonly since: string
}

/** A sandbox in the list of a server. One that is stored but was not opened since the start has no clock yet. */
export type SandboxInfo = { readonly name: string } & (
  | { readonly isOpen: true; readonly since: string; readonly clock: ClockState }
  | { readonly isOpen: false; readonly since: null; readonly clock: null }
)

/** A temporary sandbox for one play of a scenario, removed when it is closed. */
export type TemporarySandbox = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

/** The sandboxes that one server holds, as the console of each sees them. */
export type SandboxHost = {
  /** All sandboxes, ordered by name, this one included. */
  list(): Promise<readonly SandboxInfo[]>
  /** Opens the sandbox of this name, and makes it if there is none. */
  open(name: string): Promise<SandboxInfo>
  /**
   * Closes a sandbox and removes everything that it stored, once its calls are answered. False if there is none of this name.
   */
  remove(name: string): Promise<boolean>
  openTemporary(): Promise<TemporarySandbox>
}
