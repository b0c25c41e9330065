/** Bytes that a ring has been given. `at` counts all bytes before them since the ring began. */
export type Written = { readonly at: number; readonly length: number }

/**
 * Keeps the bytes that were written last, at most `capacity` of them. What is new takes the place of what is oldest.
 *
 * Bodies that are kept as objects outlive the sweeps of the young heap and are garbage of the old heap soon after, and
 * each collection of the old heap holds all calls up. Copied into a ring they are garbage at once.
 */
export function createByteRing(capacity: number) {
  // It grows with what is written: most sandboxes of tests keep little.
  const storage = new ArrayBuffer(0, { maxByteLength: capacity })
  let end = 0

  return {
    /** Where a copy of the bytes is kept; null for more than there is room for. */
    write(bytes: Uint8Array): Written | null {
      const { length } = bytes
      if (length > capacity) return null
      // Each stands in one piece, so that what is left before the end of the storage is passed over.
      if ((end % capacity) + length > capacity) end += capacity - (end % capacity)
      const from = end % capacity
      const wanted = from + length
      if (wanted > storage.byteLength)
        storage.resize(Math.min(capacity, Math.max(wanted, 2 * storage.byteLength)))
      new Uint8Array(storage, from, length).set(bytes)
      const at = end
      end += length
      return { at, length }
    },

    /** Whether nothing has taken the place of these bytes yet. */
    has({ at }: Written): boolean {
      return end <= at + capacity
    },

    /** Whether half of the capacity at most has been written since. */
    isRecent({ at }: Written): boolean {
      return end <= at + capacity / 2
    },

    /** A copy of bytes that the ring still has. */
    read({ at, length }: Written): Uint8Array<ArrayBuffer> {
      return new Uint8Array(storage, at % capacity, length).slice()
    },
  }
}

export type ByteRing = ReturnType<typeof createByteRing>
