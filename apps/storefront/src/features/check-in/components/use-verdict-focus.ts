import { useEffect, useRef } from 'react'

import type { Judged } from '../model/recent-verdicts.ts'

/**
 * Moves the focus from the pressed button of a passenger to the action that the verdict offers, because between them lie the
 * buttons of all passengers that follow. Once the verdict or its action is gone, the focus returns to where it was.
 */
export function useVerdictFocus(verdict: Judged | undefined) {
  const action = useRef<HTMLButtonElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const scan = verdict?.scan.Id
  const ticket = verdict?.Number
  useEffect(() => {
    const { activeElement } = document
    const isOfTicket =
      activeElement instanceof HTMLElement &&
      ticket !== undefined &&
      activeElement.dataset['ticket'] === ticket
    if (isOfTicket) {
      pressed.current = activeElement
      action.current?.focus()
    } else if (activeElement === document.body) pressed.current?.focus()
  }, [scan, ticket])
  return action
}
