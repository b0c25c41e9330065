const WEIGHTS = [7, 3, 1] as const

/**
 * Calculates the check digit of a machine-readable field (ICAO 9303). The weights are 7, 3 and 1; `A` to `Z` count as 10 to
 * 35, the filler `<` as 0.
 */
export function mrzCheckDigit(field: string): number {
  let sum = 0
  for (const [index, character] of [...field].entries()) {
    sum += toValue(character) * (WEIGHTS[index % 3] ?? 1)
  }
  return sum % 10
}

function toValue(character: string): number {
  if (character === '<') return 0
  const value = /^[0-9A-Z]$/.test(character) ? Number.parseInt(character, 36) : Number.NaN
  if (Number.isNaN(value)) throw new RangeError(`Not a machine-readable character: ${character}`)
  return value
}
