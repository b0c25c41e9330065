const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The bytes of a body that many answers share, but for the instant at which each was given. */
export class SharedBody {
  readonly #shared: Uint8Array
  readonly #instantAt: number | null
  readonly #instant: string

  /** `instantAt` is where the instant stands among the bytes, as `2026-11-20T02:00:00Z` does; null where none is told. */
  constructor(shared: Uint8Array, instantAt: number | null, instant: string) {
    this.#shared = shared
    this.#instantAt = instantAt
    this.#instant = instant
  }

  /** In bytes. */
  get length(): number {
    return this.#shared.length
  }

  get isDated(): boolean {
    return this.#instantAt !== null
  }

  /** The body of this answer, as a copy of its own. */
  toBytes(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.#shared)
    if (this.#instantAt !== null) encoder.encodeInto(this.#instant, bytes.subarray(this.#instantAt))
    return bytes
  }

  toString(): string {
    return decoder.decode(this.toBytes())
  }

  /** The same body at another instant. */
  at(instant: string): SharedBody {
    return new SharedBody(this.#shared, this.#instantAt, instant)
  }
}
