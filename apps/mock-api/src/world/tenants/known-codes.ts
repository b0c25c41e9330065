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

/** Those that are not known, told once each. */
export function unknownCodes(
  what: string,
  codes: readonly string[],
  known: { has(code: string): boolean },
): string[] {
  return [...new Set(codes)].filter((code) => !known.has(code)).map((code) => `no ${what} ${code}`)
}
