import type { Weight } from './first-load.ts'
import type { Load } from './load.ts'
import type { Comparison } from './search-latency.ts'

/** What `/` may cost before anything shows: 150 kB of compressed JavaScript. */
export const firstLoadBudgetBytes = 150_000

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

export function sumGzip(weights: Weight[]): number {
  return weights.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
}

export function describeFirstLoad(weights: Weight[]): string {
  const heaviest = weights.toSorted((a, b) => b.gzipBytes - a.gzipBytes)
  const rows = heaviest.map(({ file, bytes, gzipBytes }) => [
    // The hash in a name changes with every build and says nothing.
    file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '.js'),
    kilobytes(bytes),
    kilobytes(gzipBytes),
  ])
  const total = sumGzip(weights)
  const verdict = total <= firstLoadBudgetBytes ? 'within' : 'OVER'
  const bytes = weights.reduce((sum, weight) => sum + weight.bytes, 0)
  return [
    '## First-load JavaScript of `/`',
    '',
    table(['Chunk', 'kB', 'kB gzip'], [...rows, ['**Sum**', kilobytes(bytes), kilobytes(total)]]),
    '',
    `${kilobytes(total)} kB, ${verdict} the budget of ${kilobytes(firstLoadBudgetBytes)} kB.`,
  ].join('\n')
}

export function describeSearch({ mock, bare, bytes }: Comparison): string {
  const row = (name: string, result: Load) => [
    name,
    result.requestsPerSecond.toFixed(0),
    result.p50Ms.toFixed(1),
    result.p99Ms.toFixed(1),
    (bare.requestsPerSecond / result.requestsPerSecond).toFixed(1),
  ]
  return [
    '## Ferry search of the mock API',
    '',
    table(
      ['Server', 'Requests/s', 'p50 ms', 'p99 ms', 'Times the bare server'],
      [row('Mock: search, prices, seats, validation', mock), row('Bare Hono, same bytes', bare)],
    ),
    '',
    `${kilobytes(bytes)} kB an answer, 20 requests at a time, both servers in turn in one run.`,
  ].join('\n')
}
