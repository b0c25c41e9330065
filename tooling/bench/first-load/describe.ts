import { kilobytes, table } from '../table.ts'
import { BUDGET_BYTES, type FirstLoad, sumGzip } from './first-load.ts'

export function describeFirstLoad(visits: readonly FirstLoad[]): string {
  return ['## What the home page downloads', ...visits.map(describeVisit)].join('\n\n')
}

function describeVisit(visit: FirstLoad): string {
  const scripts = visit.downloads
    .filter(({ kind }) => kind === 'script')
    .toSorted((first, second) => second.gzipBytes - first.gzipBytes)
  const rows = scripts.map(({ file, bytes, gzipBytes }) => [
    // The hash in a name changes with every build and says nothing.
    file.replace(/-[\w-]{6}\.js$/, '.js'),
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
