import { Component } from 'react'
import type { Location, NavigationType } from 'react-router-dom'

import { keepsScroll } from '../shared/keep-scroll.ts'

export type ScrollMemoryProps = { location: Location; navigationType: `${NavigationType}` }

const storageKey = 'scrollPositions'

/**
 * Back finds a page scrolled as it was left; a new page starts at its top, or at what its hash names (NAV-12). A class,
 * because the position must be read before React changes the page.
 */
export class ScrollMemory extends Component<ScrollMemoryProps> {
  private readonly positions = readPositions()

  override componentDidMount(): void {
    // An address that was opened anew is no return to it, however often this tab has been there.
    if (isOpenedAnew()) delete this.positions[placeOf(this.props.location)]
    this.takeOver()
    window.addEventListener('pageshow', this.takeOver)
    window.addEventListener('pagehide', this.handBack)
    this.restore()
  }

  override componentWillUnmount(): void {
    window.removeEventListener('pageshow', this.takeOver)
    window.removeEventListener('pagehide', this.handBack)
  }

  override getSnapshotBeforeUpdate({ location }: ScrollMemoryProps): null {
    if (location !== this.props.location) this.positions[placeOf(location)] = window.scrollY
    return null
  }

  override componentDidUpdate({ location }: ScrollMemoryProps): void {
    if (location !== this.props.location) this.restore()
  }

  override render() {
    return null
  }

  private restore(): void {
    const { location, navigationType } = this.props
    const remembered = navigationType === 'POP' ? this.positions[placeOf(location)] : undefined
    if (remembered !== undefined) window.scrollTo(0, remembered)
    else if (location.hash !== '') elementOf(location.hash)?.scrollIntoView()
    else if (!keepsScroll(location)) window.scrollTo(0, 0)
  }

  private readonly takeOver = (): void => {
    window.history.scrollRestoration = 'manual'
  }

  /** Another site's page is the browser's to scroll; a reload of this one is ours. */
  private readonly handBack = (): void => {
    window.history.scrollRestoration = 'auto'
    this.positions[placeOf(this.props.location)] = window.scrollY
    sessionStorage.setItem(storageKey, JSON.stringify(this.positions))
  }
}

/** The first address of a tab has no key of its own, so the address itself counts too. */
function placeOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`
}

function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return entry !== undefined && 'type' in entry && entry.type === 'navigate'
}

function elementOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Not every text is an encoding.
    return null
  }
}

function readPositions(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
