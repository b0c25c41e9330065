import { table } from '../table.ts'
import {
  framesPerSecond,
  lateShare,
  PRODUCTS,
  type Scroll,
  scrollHolds,
  SLOWDOWN,
} from './scroll.ts'

export function describeScroll(scrolls: readonly Scroll[]): string {
  const rows = scrolls.map((scroll) => [
    scroll.screen,
    framesPerSecond(scroll).toFixed(1),
    `${lateShare(scroll).toFixed(1)} %`,
    Math.max(0, ...scroll.intervals).toFixed(0),
  ])
  const failed = scrolls.filter((scroll) => !scrollHolds(scroll)).map(({ screen }) => screen)
  return [
    '## How a long list scrolls',
    '',
    `${PRODUCTS} products on one page, on a processor made ${SLOWDOWN} times slower.`,
    '',
    table(['Screen', 'Frames a second', 'Late frames', 'Longest frame, ms'], rows),
    '',
    failed.length === 0 ? 'Smooth on every screen.' : `NOT smooth on: ${failed.join(', ')}.`,
  ].join('\n')
}
