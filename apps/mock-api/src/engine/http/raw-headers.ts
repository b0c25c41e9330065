/** Header lines as HTTP delivers them: a list of names, each followed by its value. */
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
