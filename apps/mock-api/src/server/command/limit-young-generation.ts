import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** Both halves of the young generation. V8 alone would go on to sixteen times as much. */
const YOUNG_BYTES = 8 * 1024 * 1024

/**
 * Lets the young generation of the heap grow until most calls are answered before it is collected. In the little that
 * it begins with, what waits for a commit outlives collections, and old garbage costs more. V8 takes the largest size
 * only before its process begins, and this process is started by others. So it is decided after each collection whether
 * the young generation may grow, also when an idle hour has made it small again.
 */
export function limitYoungGeneration(): void {
  let grows = false
  const observer = new PerformanceObserver(() => {
    const isSmall = youngBytes() < YOUNG_BYTES
    if (isSmall !== grows) setFlagsFromString(`--semi-space-growth-factor=${isSmall ? 2 : 1}`)
    grows = isSmall
  })
  observer.observe({ entryTypes: ['gc'] })
}

function youngBytes(): number {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  return young?.space_size ?? YOUNG_BYTES
}
