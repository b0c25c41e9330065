/** Header lines as they came over HTTP: names and values in turns. */
export class RawHeaders implements Iterable<readonly [name: string, value: string]> {
  readonly #turns: readonly string[]

  constructor(turns: readonly string[]) {
    this.#turns = turns
  }

  *[Symbol.iterator](): Generator<readonly [name: string, value: string]> {
    for (let index = 0; index < this.#turns.length; index += 2)
      yield [this.#turns[index] ?? '', this.#turns[index + 1] ?? '']
  }
}
