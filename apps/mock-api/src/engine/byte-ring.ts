/** The place of bytes in a ring. `at` counts all bytes that the ring received before them. */
export type Written = { readonly at: number; readonly length: number }

/**
 * Stores the bytes written last, at most `capacity` of them. New bytes overwrite the oldest. Bodies stored as objects survive
 * collections of the young heap and become garbage of the old heap, and each collection of the old heap delays all calls. A
 * ring does not add to the old heap.
 */
export function createByteRing(capacity: number) {
  // The storage grows when it is written to, because most sandboxes of tests store little.
  const storage = new ArrayBuffer(0, { maxByteLength: capacity })
  let end = 0

  return {
    /** Stores a copy of the bytes and returns its place; null if they exceed the capacity. */
    write(bytes: Uint8Array): Written | null {
      const { length } = bytes
      if (length > capacity) return null
      // A copy is never split: if it does not fit before the end of the storage, it starts at 0.
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

    /** Whether these bytes have not been overwritten yet. */
    has({ at }: Written): boolean {
      return end <= at + capacity
    },

    /** Whether at most half of the capacity was written since. */
    isRecent({ at }: Written): boolean {
      return end <= at + capacity / 2
    },

    /** Returns a copy of bytes that the ring still has. */
    read({ at, length }: Written): Uint8Array<ArrayBuffer> {
      return new Uint8Array(storage, at % capacity, length).slice()
    },
  }
}
