/**
 * The error of a store that can be read but not written, because its disk is full or it is a copy that only follows another.
 */
export class StoreNotWritable extends Error {
  constructor(cause?: unknown) {
    super('The store takes nothing new.', { cause })
    this.name = 'StoreNotWritable'
  }
}
