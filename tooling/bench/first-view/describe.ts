import { kilobytes, table } from '../table.ts'
import type { FirstViews, Page } from './first-view.ts'
import { goalsOf, isReached, medianOf } from './goals.ts'

export function describeFirstViews(seen: FirstViews): string {
  const { floor, prerendered, pages } = seen
  const missed = goalsOf(seen).filter((goal) => !isReached(goal))
  const head = [
    'Page',
    'Score',
    'FCP ms',
    'LCP ms',
    'LCP / floor',
    'TBT ms',
    'CLS',
    'JS kB',
    'Requests',
    'Interactive ms',
  ]
  const row = (page: Page) => [
    page.name,
    String(medianOf(page, 'score')),
    medianOf(page, 'fcp').toFixed(0),
    medianOf(page, 'lcp').toFixed(0),
    (medianOf(page, 'lcp') / medianOf(floor, 'lcp')).toFixed(2),
    medianOf(page, 'tbt').toFixed(0),
    medianOf(page, 'cls').toFixed(3),
    kilobytes(medianOf(page, 'scriptBytes')),
    String(medianOf(page, 'requests')),
    medianOf(page, 'interactive').toFixed(0),
  ]
  return [
    '## The first view on a phone',
    '',
    `Lighthouse, mobile; medians of ${floor.views.length} rounds. The floor is a page with a list and nothing else, rendered in the browser; the one below it came with its markup. Interactive is no reckoning of Lighthouse's: every button has been taken over by then, on a connection of 150 ms and 1.6 Mbit/s and a processor made four times slower.`,
    '',
    table(head, [
      row({ ...floor, name: 'floor, rendered in the browser' }),
      row({ ...prerendered, name: 'floor, rendered before' }),
      ...pages.map(row),
    ]),
    '',
    missed.length === 0
      ? 'Every goal is reached.'
      : `NOT reached: ${missed.map(({ page, says, wanted, reached, bound }) => `${page}, ${says}: ${Number(reached.toFixed(3))}, wanted ${bound} ${wanted}`).join('; ')}.`,
  ].join('\n')
}
