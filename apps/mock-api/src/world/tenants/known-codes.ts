import { nearestName } from '@selat/command'

/** The codes of the fixtures, which a tenant may name. */
export type KnownCodes = {
  readonly operators: ReadonlySet<string>
  readonly terminals: ReadonlySet<string>
  /** Each route is sailed in both directions. */
  readonly routes: readonly {
    readonly from: string
    readonly to: string
    readonly operators: readonly string[]
  }[]
  /** Each currency with the number of its decimals. */
  readonly currencies: ReadonlyMap<string, number>
  /** Each method with its currencies. */
  readonly paymentMethods: ReadonlyMap<string, readonly string[]>
}

/** Lists a reason for each unknown code, once, with its field and the code that was probably meant. */
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

/** Returns a question to append to a refused name; empty if no known name is similar. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const near = nearestName(typed, names)
  return near === null ? '' : `. Did you mean ${near}?`
}
