import type { Page } from '@playwright/test'

/**
 * Makes a page treat presses of the mouse as Safari does, for the pages that it opens from now on. A button or link does not
 * get the focus; the nearest element around it that takes focus does, else none.
 */
export function pressAsSafari(page: Page) {
  return page.addInitScript(() => {
    const controls = 'button, a[href], summary, input:is([type=checkbox], [type=radio])'
    addEventListener('mousedown', (event) => {
      const control = event.target instanceof Element ? event.target.closest(controls) : null
      if (!control || control.hasAttribute('tabindex') || event.defaultPrevented) return
      event.preventDefault()
      const taker = control.closest<HTMLElement>('[tabindex]')
      if (taker) taker.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
  })
}
