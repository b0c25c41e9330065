import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** The size of the young generation, with both of its halves. By default V8 lets it grow to sixteen times as much. */
const YOUNG_BYTES = 8 * 1024 * 1024

/**
 * Lets the young generation of the heap grow to `YOUNG_BYTES`, so that most calls end before it is collected. In a smaller one,
 * objects that wait for a commit outlive collections, and collecting old garbage costs more. V8 takes a maximum size only when
 * a process starts, which this code does not control. So each collection decides whether the young generation may grow, also
 * after an idle hour has shrunk it.
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
