import { useRef } from 'react'

import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { manifestAddress, type PassengerQuery } from '../model/manifest-url.ts'

/** Reads from the address which view of the manifest is open, and changes it there. */
export function useManifestPlace() {
  const { query: place, addressOf, set: turn } = useAddress(manifestAddress)
  const shown = useRef<string>(undefined)
  return {
    place,
    /** Notes which view's heading is shown; returns true if another view was shown before. */
    arrive: (view: string) => {
      const before = shown.current
      shown.current = view
      return before !== undefined && before !== view
    },
    addressOf,
    turn,
    list: (change: Partial<PassengerQuery>) => turn({ list: { ...place.list, ...change } }),
  }
}

export type ManifestNavigation = ReturnType<typeof useManifestPlace>
