export type LatestQueue<Value> = { add: (value: Value) => void }

/**
 * Sends one value at a time. Only the latest of the values that are added meanwhile is sent next, so that requests cannot
 * overtake each other. After a failure the waiting value is dropped, because it was chosen for a state that was not reached.
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
