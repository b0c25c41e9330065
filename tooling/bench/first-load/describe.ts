import { kilobytes, table } from '../table.ts'
import {
  BUDGET_BYTES,
  type FirstLoad,
  type Loads,
  ROUTE_BUDGET_BYTES,
  type RouteLoad,
  sumGzip,
} from './first-load.ts'

export function describeFirstLoad({ visits, routes }: Loads): string {
  return [
    '## What the home page downloads',
    ...visits.map(describeVisit),
    '## What lists and products add to it',
    describeRoutes(routes),
  ].join('\n\n')
}

function describeRoutes(routes: readonly RouteLoad[]): string {
  const over = routes.filter(({ gzipBytes }) => gzipBytes > ROUTE_BUDGET_BYTES)
  const verdict =
    over.length === 0
      ? `All are within the budget of ${ROUTE_BUDGET_BYTES.toLocaleString('en')} bytes.`
      : `OVER the budget of ${ROUTE_BUDGET_BYTES.toLocaleString('en')} bytes: ${over.map(({ path }) => path).join(', ')}.`
  const rows = routes.map(({ path, gzipBytes }) => [path, kilobytes(gzipBytes)])
  return [table(['Page', 'kB gzip'], rows), '', verdict].join('\n')
}

function describeVisit(visit: FirstLoad): string {
  const scripts = visit.downloads
    .filter(({ kind }) => kind === 'script')
    .toSorted((first, second) => second.gzipBytes - first.gzipBytes)
  const rows = scripts.map(({ file, bytes, gzipBytes }) => [
    // The hash in a name changes with every build and says nothing.
    file.replace(/-[\w-]{7}\.js$/, '.js'),
    kilobytes(bytes),
    kilobytes(gzipBytes),
  ])
  const [total, texts] = [sumGzip(visit, 'script'), sumGzip(visit, 'texts')]
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  const verdict = total <= BUDGET_BYTES ? 'within' : 'OVER'
  return [
    `### On a ${visit.screen}`,
    '',
    table(['Script', 'kB', 'kB gzip'], [...rows, ['**Sum**', kilobytes(bytes), kilobytes(total)]]),
    '',
    `${total.toLocaleString('en')} bytes of scripts, ${verdict} the budget of ${BUDGET_BYTES.toLocaleString('en')}; texts, which are data, ${kilobytes(texts)} kB more.`,
  ].join('\n')
}
