import type { components } from '../generated/schema.ts'
import type { UnknownValue } from './unknown-value.ts'

type All = components['schemas']

/** The kinds that the generator adds to unions. */
type UnknownKind = All[Exclude<Extract<keyof All, `Unknown${string}`>, 'UnknownValue'>]

/** The same with the values and kinds of this version alone, however deep: what a server may answer. */
export type KnownOnly<T> = T extends UnknownValue | UnknownKind
  ? never
  : T extends File
    ? T
    : T extends object
      ? { [Key in keyof T]: KnownOnly<T[Key]> }
      : T

/** The named schemas as a server of this version fills them. */
export type ServerSchemas = { [Name in keyof All]: KnownOnly<All[Name]> }
