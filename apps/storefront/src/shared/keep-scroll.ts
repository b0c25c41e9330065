import type { Location } from 'react-router-dom'

/** The `state` of a navigation that changes the page where one looks, and so must not leave that place. */
export const keepScroll = { keepScroll: true }

export function keepsScroll({ state }: Pick<Location<unknown>, 'state'>): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state
}
