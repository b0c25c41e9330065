import { useEffect, useEffectEvent, useRef } from 'react'

import type { ManifestNavigation } from './use-manifest-place.ts'

/**
 * Focuses the heading after a change of view, once the heading is there. The views share the address of one page, so the frame
 * does not do it.
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
