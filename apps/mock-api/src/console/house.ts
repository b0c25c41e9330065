import type { ClockState } from '../kernel/clock.ts'

/** What this sandbox is, for whoever looks at its console. */
export type About = {
  readonly name: string
  readonly engine: 'memory' | 'file' | 'postgres'
  /** Null where ids and secrets are random. */
  readonly seed: string | null
  /** When it was made or opened, by the real clock. */
  readonly since: string
}

/** An open sandbox, as the others see it. */
export type HouseEntry = About & { readonly clock: ClockState }

/** A sandbox of its own for one play; gone when it is closed. */
export type ThrowAway = {
  fetch(request: Request): Promise<Response>
  advance(seconds: number): void
  close(): Promise<void>
}

/** The sandboxes that one server holds, as the console of each sees them. */
export type House = {
  list(): readonly HouseEntry[]
  /** Makes the sandbox of this name, or finds it. */
  open(name: string): Promise<HouseEntry>
  /** Closes a sandbox and removes all that it kept. False when there is none of this name. */
  remove(name: string): Promise<boolean>
  throwAway(): Promise<ThrowAway>
}
