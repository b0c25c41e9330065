import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os'

import { isPinned } from './mock/pin.ts'

/** Describes the machine in one sentence, because the numbers are meaningless without it. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const pinned = isPinned ? 'servers on one core, the load on another' : 'nothing pinned to a core'
  return `${model}, ${availableParallelism()} cores, ${gigabytes} GB, ${platform()} ${release()} ${arch()}, Node ${process.versions.node}; ${pinned}.`
}
