import { nearestName } from '@selat/command'

/** Codes that the fixtures know, which a tenant may name. */
export type KnownCodes = {
  readonly operators: ReadonlySet<string>
  readonly terminals: ReadonlySet<string>
  /** Sailed both ways. */
  readonly routes: readonly {
    readonly from: string
    readonly to: string
    readonly operators: readonly string[]
  }[]
  /** With the decimals of their amounts. */
  readonly currencies: ReadonlyMap<string, number>
  /** With the currencies that each takes. */
  readonly paymentMethods: ReadonlyMap<string, readonly string[]>
}

/** Those that are not known, told once each by the field that they stand in, with the one that was probably meant. */
export function unknownCodes(
  field: string,
  what: string,
  codes: readonly string[],
  known: Pick<ReadonlySet<string>, 'has' | 'keys'>,
): string[] {
  const names = [...known.keys()]
  return [...new Set(codes)]
    .filter((code) => !known.has(code))
    .map((code) => `${field}: no ${what} ${code}${didYouMean(code, names)}`)
}

/** A question to put behind what is refused; empty where no name is near. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const near = nearestName(typed, names)
  return near === null ? '' : `. Did you mean ${near}?`
}
