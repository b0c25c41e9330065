/** Header lines as they came over HTTP: names and values in turns, listed when somebody looks. */
export function pairsOf(
  rawHeaders: readonly string[],
): Iterable<readonly [name: string, value: string]> {
  return {
    *[Symbol.iterator]() {
      for (let index = 0; index < rawHeaders.length; index += 2)
        yield [rawHeaders[index] ?? '', rawHeaders[index + 1] ?? ''] as const
    },
  }
}
