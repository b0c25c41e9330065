import type { components } from '../generated/schema.ts'
import type { UnknownValue } from './unknown-value.ts'

type All = components['schemas']

/** The unknown kinds that the generator adds to unions. */
type UnknownKind = All[Exclude<Extract<keyof All, `Unknown${string}`>, 'UnknownValue'>]

/**
 * A type without the values and kinds that this version does not know, at any depth. A server may only answer with these.
 */
export type KnownOnly<T> = T extends UnknownValue | UnknownKind
  ? never
  : T extends File
    ? T
    : T extends object
      ? { [Key in keyof T]: KnownOnly<T[Key]> }
      : T

/** The named schemas of the contract, as a server of this version must fill them. */
export type ServerSchemas = { [Name in keyof All]: KnownOnly<All[Name]> }
