import type { ClockState } from '../../engine/time/clock.ts'

/** What this sandbox is, for whoever looks at its console. */
export type About = {
  readonly name: string
  readonly engine: 'memory' | 'file' | 'postgres'
  /** Null where ids and secrets are random. */
  readonly seed: string | null
  /** When it was made or opened, by the real clock. */
  readonly since: string
}

/** A sandbox as the others see it. One that is kept but that nobody has asked for since the start has no clock yet. */
export type SandboxInfo = { readonly name: string } & (
  | { readonly isOpen: true; readonly since: string; readonly clock: ClockState }
  | { readonly isOpen: false; readonly since: null; readonly clock: null }
)

/** A sandbox of its own for one play; gone when it is closed. */
export type TemporarySandbox = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

/** The sandboxes that one server holds, as the console of each sees them. */
export type SandboxHost = {
  /** By name, this one included. */
  list(): Promise<readonly SandboxInfo[]>
  /** Makes the sandbox of this name, or finds it. */
  open(name: string): Promise<SandboxInfo>
  /** Closes a sandbox and removes all that it kept, once its calls are answered. False when there is none of this name. */
  remove(name: string): Promise<boolean>
  openTemporary(): Promise<TemporarySandbox>
}
