import { act, fireEvent } from '@testing-library/react'

/**
 * Presses a control as Safari does. A button or link does not get the focus; the nearest element around it that takes focus
 * does, else none. A control that the change of focus removes gets no click.
 */
export function pressAsSafari(control: HTMLElement): void {
  fireEvent.pointerDown(control)
  act(() => {
    const taker = control.closest<HTMLElement>('[tabindex]')
    if (taker) taker.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  if (control.isConnected) fireEvent.click(control)
}
