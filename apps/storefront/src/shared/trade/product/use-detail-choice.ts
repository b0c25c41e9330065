import { useAddressParams } from '../../kit/address/use-address-params.ts'

/**
 * What is chosen of a product, kept in the address of its detail, so that it can be shared, survives a reload and is gone
 * back to. `parse` and `serialize` are the product's own pair; a value that cannot be is its default. Steps of one choice,
 * such as a count, take each other's place in the history; `push` makes a step that the back button undoes.
 */
export function useDetailChoice<Choice>(
  parse: (params: URLSearchParams) => Choice,
  serialize: (choice: Choice) => URLSearchParams,
): { choice: Choice; choose: (patch: Partial<Choice>, options?: { push?: boolean }) => void } {
  const [params, setParams] = useAddressParams()
  const choice = parse(params)
  return {
    choice,
    choose: (patch, { push = false } = {}) => {
      setParams(serialize({ ...choice, ...patch }), { replace: !push, preventScrollReset: true })
    },
  }
}
