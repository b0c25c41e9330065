import type { NavigateOptions } from 'react-router-dom'

import type { Codec, Patch } from './codec.ts'
import { useAddressParams } from './use-address-params.ts'

export type Address<Values> = {
  /** The values that the address states. */
  query: Values
  /** Returns this page's address with some of its values changed, for a link. */
  addressOf: (patch: Patch<Values>) => string
  /** Changes some values in the address, with the given options or else with those of the hook. */
  set: (patch: Patch<Values>, options?: NavigateOptions) => void
  /** Removes all values from the address. */
  clear: () => void
}

/** The options of a change that the back button undoes. */
export const STEP: NavigateOptions = { preventScrollReset: true }

/** The options of a change that the back button skips, such as narrowing a list or adding one to a count. */
const NO_STEP: NavigateOptions = { replace: true, preventScrollReset: true }

/** Keeps the values that a page shows in its address, so that they can be shared, survive a reload and can be gone back to. */
export function useAddress<Values>(
  { parse, serialize, change }: Codec<Values>,
  options = NO_STEP,
): Address<Values> {
  const [params, setParams] = useAddressParams()
  const query = parse(params)
  const next = (patch: Patch<Values>) => serialize(change(query, patch))
  return {
    query,
    addressOf: (patch) => `?${next(patch)}`,
    set: (patch, given = options) => setParams(next(patch), given),
    clear: () => setParams(new URLSearchParams(), { replace: true }),
  }
}
