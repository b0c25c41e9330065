import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { parseManifestPlace, serializeManifestPlace } from '../model/manifest-url.ts'
import type { ManifestPlace, PassengerQuery } from '../model/manifest-url.ts'

type Change = { [Name in keyof ManifestPlace]?: ManifestPlace[Name] | undefined }

/** Where on the manifest one is; the address says it. */
export function useManifestPlace() {
  const place = parseManifestPlace(useSearchParams()[0])
  const navigate = useNavigate()
  const shown = useRef<string>(undefined)
  const addressOf = (change: Change) =>
    paths.manifest(serializeManifestPlace({ ...place, ...(change as Partial<ManifestPlace>) })) // nothing that is needed is cleared
  return {
    place,
    /** Notes which view's heading stands there; true when it was another one's before. */
    arrive: (view: string) => {
      const before = shown.current
      shown.current = view
      return before !== undefined && before !== view
    },
    addressOf,
    /** Narrows or turns what is open, which is no step to come back from. */
    turn: (change: Change) =>
      void navigate(addressOf(change), { replace: true, preventScrollReset: true }),
    list: (change: Partial<PassengerQuery>) =>
      void navigate(addressOf({ list: { ...place.list, ...change } }), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}

export type ManifestNavigation = ReturnType<typeof useManifestPlace>
