import type { ComponentType, ReactNode } from 'react'

import { deferredUntilRendered } from '../../kit/deferred.tsx'
import { useAgency } from './use-agency.ts'

/** A part that only a signed-in agent sees: nobody else downloads it. `place` keeps its room meanwhile. */
export function deferredForAgents<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: { place?: ReactNode },
): ComponentType<Props> {
  const Part = deferredUntilRendered(load, options)
  return function ForAgents(props) {
    return useAgency() && <Part {...props} />
  }
}
