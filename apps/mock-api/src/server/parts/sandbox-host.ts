import type { ClockState } from '../../engine/time/clock.ts'

/** Facts about this sandbox for the users of its console. */
export type About = {
  readonly name: string
  readonly engine: 'memory' | 'file' | 'postgres'
  /** Null if ids and secrets are random. */
  readonly seed: string | null
  /** The real time at which the sandbox was made or opened. */
  readonly since: string
}

/** A sandbox in the list of a server. A stored one that was not opened since the start has no clock yet. */
export type SandboxInfo = { readonly name: string } & (
  | { readonly isOpen: true; readonly since: string; readonly clock: ClockState }
  | { readonly isOpen: false; readonly since: null; readonly clock: null }
)

/** A temporary sandbox for one play of a scenario, removed when it is closed. */
export type TemporarySandbox = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

/** The sandboxes of one server, as the console of each sees them. */
export type SandboxHost = {
  /** Lists all sandboxes by name, including this one. */
  list(): Promise<readonly SandboxInfo[]>
  /** Opens the sandbox of this name, and creates it if there is none. */
  open(name: string): Promise<SandboxInfo>
  /**
   * Closes a sandbox after its running calls are answered, and deletes its data. Returns false if there is none of this
   * name.
   */
  remove(name: string): Promise<boolean>
  openTemporary(): Promise<TemporarySandbox>
}
