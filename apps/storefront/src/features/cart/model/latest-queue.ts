export type LatestQueue<Value> = { add: (value: Value) => void }

/**
 * Sends one value at a time. Of those that come in meanwhile only the latest follows, so that every click counts and
 * none overtakes another. A failed one ends the row: what was wanted after it was wanted of another state.
 */
export function createLatestQueue<Value>(
  send: (value: Value) => Promise<unknown>,
  onIdle: () => void,
): LatestQueue<Value> {
  let isSending = false
  let waiting: { value: Value } | null = null

  async function sendAll(): Promise<void> {
    while (waiting) {
      const { value } = waiting
      waiting = null
      try {
        await send(value)
      } catch {
        waiting = null
      }
    }
    isSending = false
    onIdle()
  }

  return {
    add: (value) => {
      waiting = { value }
      if (isSending) return
      isSending = true
      void sendAll()
    },
  }
}
