import { table } from '../table.ts'
import type { Comparison } from './compare.ts'
import type { Memory } from './life.ts'
import type { Measured } from './rounds.ts'

type Goal = { readonly says: string; readonly reached: number; readonly wanted: number }

/** Returns the goals of the sandbox, as ratios of one run that must reach `wanted`. */
export function goalsOf({ large, small, spread, carts, starts, memory }: Comparison): Goal[] {
  const [checked, unchecked, bare, prism] = large.servers
  const [, uncheckedSmall, bareSmall] = small.servers
  const [rotating, , ready, prismRotating] = spread
  const [durable, , prismCarts] = carts
  const [ours, prismStart] = starts
  const [onDisk, , prismMemory] = memory
  const goal = (says: string, wanted: number, of?: number | null, over?: number | null): Goal[] =>
    of && over ? [{ says, wanted, reached: of / over }] : []
  return [
    ...goal(
      "Two hundred searches in turn, checked, in times Prism's rate",
      4,
      rotating?.perSecond,
      prismRotating?.perSecond,
    ),
    ...goal(
      "The same, in parts of the bare server's rate",
      0.35,
      rotating?.perSecond,
      ready?.perSecond,
    ),
    ...goal(
      'The same, the time of the middle call in parts of that of the slowest in a hundred',
      0.25,
      rotating?.p50Ms,
      rotating?.p99Ms,
    ),
    ...goal(
      "A search, input and answer checked, in times Prism's rate",
      3,
      checked?.perSecond,
      prism?.perSecond,
    ),
    ...goal(
      "A search, answer unchecked, in parts of the bare server's rate",
      0.5,
      unchecked?.perSecond,
      bare?.perSecond,
    ),
    ...goal(
      'The same of the search of 19 kB',
      0.5,
      uncheckedSmall?.perSecond,
      bareSmall?.perSecond,
    ),
    ...goal(
      "A cart on the disk, in times Prism's rate of carts",
      2,
      durable?.perSecond,
      prismCarts?.perSecond,
    ),
    ...goal(
      "Prism's time to its first answer, in times ours",
      2,
      prismStart?.firstAnswerMs,
      ours?.firstAnswerMs,
    ),
    ...goal(
      "Prism's memory after the bookings, in times ours (on the disk)",
      2,
      prismMemory?.afterMb,
      onDisk?.afterMb,
    ),
  ]
}

export function describeMocks(comparison: Comparison): string {
  const { effort, absent, large, small, spread, carts, starts, memory } = comparison
  const { rounds, seconds, connections } = effort.pace
  const goals = goalsOf(comparison)
  return [
    '## The mock API beside Prism and Mockoon',
    '',
    `Every server in a process of its own, on the same contract with the same answers as examples; ${connections} connections, ${rounds} rounds of ${seconds} s in turn after one to warm up, the median round. Peers come by \`pnpm dlx\` and are then started by themselves, without lines for each request.`,
    ...absent.map(({ name, reason }) => `\n${name} is missing: ${reason}`),
    '',
    table(
      ['Goal', 'Wanted', 'Reached', ''],
      goals.map(({ says, wanted, reached }) => [
        says,
        wanted.toFixed(2),
        reached.toFixed(2),
        reached >= wanted ? 'yes' : 'NO',
      ]),
    ),
    '',
    '### Two hundred searches in turn, and a new cart after every five of them',
    '',
    rates(spread),
    '',
    `### The same search again and again: ${large.sailings} sailings, ${kilo(large.bytes)} kB`,
    '',
    rates(large.servers),
    '',
    `### The same search again and again: ${small.sailings} sailings, ${kilo(small.bytes)} kB`,
    '',
    rates(small.servers),
    '',
    '### New carts of one crossing',
    '',
    rates(carts),
    '',
    `### From the start of the process to its first answer, median of ${effort.starts}`,
    '',
    table(
      ['Server', 'ms'],
      starts.map(({ name, firstAnswerMs }) => [name, firstAnswerMs.toFixed(0)]),
    ),
    '',
    `### Memory before and after ${effort.bookings.toLocaleString('en')} bookings, each a new cart made over HTTP`,
    '',
    table(['Server', 'MB at first', 'MB after'], memory.map(describeMemory)),
  ].join('\n')
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(0)

function rates(servers: readonly Measured[]): string {
  return table(
    ['Server', 'Requests/s', 'p50 ms', 'p99 ms', 'Processor µs a request'],
    servers.map(({ name, perSecond, p50Ms, p99Ms, busyMicroseconds }) => [
      name,
      perSecond.toFixed(0),
      p50Ms.toFixed(0),
      p99Ms.toFixed(0),
      busyMicroseconds?.toFixed(0) ?? 'unknown',
    ]),
  )
}

function describeMemory({ name, atFirstMb, afterMb }: Memory): string[] {
  return [name, atFirstMb?.toFixed(0) ?? 'unknown', afterMb?.toFixed(0) ?? 'unknown']
}
