import type { FirstViews, Page } from './first-view.ts'
import type { View } from './visit.ts'

/** A goal of a page. Times are ratios to the list-only page of the same round. */
export type Goal = {
  readonly page: string
  readonly says: string
  readonly wanted: number
  readonly reached: number
  readonly bound: 'at most' | 'at least'
}

/**
 * The pages that have goals. Cart and checkout are rendered in the browser, so they are only shown.
 */
const HELD = ['home', 'results', 'list', 'detail']

export function goalsOf({ floor, pages }: FirstViews): Goal[] {
  return pages
    .filter(({ name }) => HELD.includes(name))
    .flatMap((page): Goal[] => {
      const goal = (says: string, wanted: number, reached: number, bound: Goal['bound']) => ({
        ...{ page: page.name, says, wanted, reached, bound },
      })
      return [
        goal(
          'LCP, in parts of the floor',
          1.05,
          medianOf(page, 'lcp') / medianOf(floor, 'lcp'),
          'at most',
        ),
        goal('TBT, ms', page.name === 'home' ? 80 : 200, medianOf(page, 'tbt'), 'at most'),
        goal('CLS', 0, Math.round(medianOf(page, 'cls') * 1000) / 1000, 'at most'),
        goal('Score', page.name === 'results' ? 95 : 98, medianOf(page, 'score'), 'at least'),
        ...(page.name === 'results'
          ? [
              goal('Scripts, kB', 205, medianOf(page, 'scriptBytes') / 1000, 'at most'),
              goal('Interactive, ms', 2800, medianOf(page, 'interactive'), 'at most'),
            ]
          : []),
        ...othersOf(page).map((name) =>
          goal(name, 100, median(page.views.map(({ others }) => others[name] ?? 0)), 'at least'),
        ),
      ]
    })
}

/**
 * Returns the other scores of a page. The search results are deliberately hidden from search engines, which Lighthouse
 * counts as a fault.
 */
function othersOf({ name, views }: Page): string[] {
  const names = Object.keys(views[0]?.others ?? {})
  return name === 'results' ? names.filter((other) => other !== 'seo') : names
}

export const isReached = ({ wanted, reached, bound }: Goal): boolean =>
  bound === 'at most' ? reached <= wanted : reached >= wanted

type Figure = Exclude<keyof View, 'others'>

export function medianOf({ views }: Page, figure: Figure): number {
  return median(views.map((view) => view[figure]))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
