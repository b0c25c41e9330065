import type { components } from '../generated/schema.ts'
import type { UnknownValue } from './unknown-value.ts'

type All = components['schemas']

/** The kinds that the generator adds to unions. */
type UnknownKind = All[Exclude<Extract<keyof All, `Unknown${string}`>, 'UnknownValue'>]

/** A type without the values and kinds that this version does not know, at any depth: a server may answer only with it. */
export type KnownOnly<T> = T extends UnknownValue | UnknownKind
  ? never
  : T extends File
    ? T
    : T extends object
      ? { [Key in keyof T]: KnownOnly<T[Key]> }
      : T

/** The named schemas as a server of this version fills them. */
export type ServerSchemas = { [Name in keyof All]: KnownOnly<All[Name]> }
