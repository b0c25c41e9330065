import { useEffect, useEffectEvent, useRef } from 'react'

import type { ManifestNavigation } from './use-manifest-place.ts'

/**
 * Leads whoever goes from the board to a sailing, or between its views, to the heading once it is there. The address
 * stays one page's, so the frame does not.
 */
export function useHeadingFocus({ arrive }: Pick<ManifestNavigation, 'arrive'>, view: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lead = useEffectEvent(() => {
    if (arrive(view)) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    lead()
  }, [view])
  return heading
}
