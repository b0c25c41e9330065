import type { ComponentType, ReactNode } from 'react'

import { deferredUntilRendered } from '../../kit/deferred.tsx'
import { useAgency } from './use-agency.ts'

/** Defers a part that only signed-in agents see, so that no one else downloads it. `place` is shown while it loads. */
export function deferredForAgents<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: { place?: ReactNode },
): ComponentType<Props> {
  const Part = deferredUntilRendered(load, options)
  return function ForAgents(props) {
    return useAgency() && <Part {...props} />
  }
}
