import { table } from '../table.ts'
import {
  ALLOWED_POINTS,
  framesPerSecond,
  lateShare,
  PRODUCTS,
  type Scroll,
  scrollHolds,
  SLOWDOWN,
} from './scroll.ts'

export function describeScroll(scrolls: readonly Scroll[]): string {
  const rows = scrolls.flatMap(({ screen, site, copy }) => [
    [`${screen}, our page`, ...describeFrames(site)],
    [`${screen}, the same without scripts`, ...describeFrames(copy)],
  ])
  const failed = scrolls.filter((scroll) => !scrollHolds(scroll)).map(({ screen }) => screen)
  return [
    '## How a long list scrolls',
    '',
    `${PRODUCTS} products on one page, on a processor made ${SLOWDOWN} times slower, beside the same elements and styles without any script. The processor also draws every frame, which a graphics card does for visitors. Of our frames, at most ${ALLOWED_POINTS} in a hundred more may be late than without scripts.`,
    '',
    table(['Screen', 'Frames a second', 'Late frames', 'Longest frame, ms'], rows),
    '',
    failed.length === 0
      ? 'As smooth as without scripts on every screen.'
      : `NOT as smooth as without scripts on: ${failed.join(', ')}.`,
  ].join('\n')
}

function describeFrames(intervals: Scroll['site']): string[] {
  return [
    framesPerSecond(intervals).toFixed(1),
    `${lateShare(intervals).toFixed(1)} %`,
    Math.max(0, ...intervals).toFixed(0),
  ]
}
