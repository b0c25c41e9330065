const MARGIN_PX = 16

/**
 * Moves a panel below its field sideways until it is inside the window, then scrolls it into view; use it as a ref
 * callback.
 */
export function placePanel(panel: HTMLElement | null): void {
  if (!panel) return
  const { left, right } = panel.getBoundingClientRect()
  const room = document.documentElement.clientWidth - MARGIN_PX
  const shift =
    right > room ? -Math.min(right - room, left - MARGIN_PX) : Math.max(MARGIN_PX - left, 0)
  if (shift !== 0) panel.style.left = `${panel.offsetLeft + shift}px`
  panel.scrollIntoView?.({ block: 'nearest' })
}
