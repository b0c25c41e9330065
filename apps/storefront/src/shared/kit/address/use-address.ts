import type { NavigateOptions } from 'react-router-dom'

import type { Codec, Patch } from './codec.ts'
import { useAddressParams } from './use-address-params.ts'

export type Address<Values> = {
  /** What the address says. */
  query: Values
  /** This page's address with some of it changed, for a link. */
  addressOf: (patch: Patch<Values>) => string
  /** Changes some of it, as the options say; those of the hook where none are given. */
  set: (patch: Patch<Values>, options?: NavigateOptions) => void
  /** Says nothing any more. */
  clear: () => void
}

/** A step that the back button undoes. */
export const STEP: NavigateOptions = { preventScrollReset: true }

/** Narrowing a list is no step to come back from, nor is one more of a count. */
const NO_STEP: NavigateOptions = { replace: true, preventScrollReset: true }

/** What a page shows, which its address says, so that it can be shared, survives a reload and is gone back to. */
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
