import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * What is chosen of a product, kept in the address of its detail, so that it can be shared, survives a reload and is gone
 * back to. `parse` and `serialize` are the product's own pair; a value that cannot be is its default. Steps of one choice,
 * such as a count, take each other's place in the history; `push` makes a step that the back button undoes.
 */
export function useDetailChoice<Choice>(
  parse: (params: URLSearchParams) => Choice,
  serialize: (choice: Choice) => URLSearchParams,
): { choice: Choice; choose: (patch: Partial<Choice>, options?: { push?: boolean }) => void } {
  const [address, setAddress] = useSearchParams()
  const [ahead, setAhead] = useState<{ of: URLSearchParams; params: URLSearchParams }>()
  const params = ahead?.of === address ? ahead.params : address
  const choice = parse(params)
  return {
    choice,
    choose: (patch, { push = false } = {}) => {
      const next = serialize({ ...choice, ...patch })
      setAhead({ of: address, params: next })
      setAddress(next, { replace: !push, preventScrollReset: true })
    },
  }
}
