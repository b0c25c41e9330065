import type { Party } from './facts.ts'
import type { Intent } from './intents.ts'

/** A command before its subject is chosen. Its numbers choose from what the model has when it runs. */
export type RandomCommand = {
  readonly do: Intent['do']
  readonly pick: number
  readonly other: number
  readonly party: Party
  /**
   * The kind of access: 0 on another tenant's site, 1 with an unknown secret, 2 with another account and no secret, 3 with
   * the secret of another subject.
   */
  readonly access: number
}
