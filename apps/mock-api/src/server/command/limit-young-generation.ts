import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Both halves of it. V8 alone would go on to sixteen times as much. */
const NURSERY_BYTES = 8 * 1024 * 1024

/**
 * Lets the nursery grow until most calls are answered before it is swept: in the little that it begins with, what waits
 * for a commit outlives sweeps, and old garbage is dear. V8 can be told the largest size only before its process begins,
 * which is not ours to do; so after each collection it is decided anew whether it may grow, also when an idle hour
 * has made it small again.
 */
export function limitYoungGeneration(): void {
  let grows = false
  const observer = new PerformanceObserver(() => {
    const isSmall = nurseryBytes() < NURSERY_BYTES
    if (isSmall !== grows) setFlagsFromString(`--semi-space-growth-factor=${isSmall ? 2 : 1}`)
    grows = isSmall
  })
  observer.observe({ entryTypes: ['gc'] })
}

function nurseryBytes(): number {
  const nursery = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return nursery?.space_size ?? NURSERY_BYTES
}
