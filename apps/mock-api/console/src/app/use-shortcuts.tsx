import { useEffect, useState } from 'react'

import { STEPS, useClockActions } from '../clock/use-clock-actions.ts'
import { useClock } from '../clock/use-clock.ts'
import { goTo, useHashRoute } from './hash-route.ts'
import { sections } from './sections.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

const STORED = 'mockConsoleKeys'

/**
 * Handles single keys for frequent actions. They can be switched off, because users of speech input may trigger them by
 * accident (WCAG 2.1.4).
 */
export function useShortcuts() {
  const [isShown, setIsShown] = useState(false)
  const [isOn, setIsOn] = useState(() => localStorage.getItem(STORED) !== 'off')
  const route = useHashRoute()
  const { state } = useClock()
  const actions = useClockActions()
  const press = (key: string): boolean => {
    const section = sections.find((candidate) => candidate.key === key)
    const step = STEPS.find((candidate) => candidate.key === key)
    if (key === '?') setIsShown(true)
    else if (section) goTo({ ...route, section: section.id, params: {} })
    else if (step) actions.mutate({ kind: 'advance', seconds: step.seconds })
    else if (key === 'f' && state) actions.mutate({ kind: state.frozen ? 'run' : 'freeze' })
    else if (key === 's') focusOn('[data-sandbox-menu]')
    else if (key === '/') focusOn('main [data-section]:not([style*="none"]) [data-search]')
    else return false
    return true
  }
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isModified(event) || isBusy(event.target))
        return
      if (press(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
  const dialog = (
    <ShortcutsDialog
      isShown={isShown}
      onShownChange={setIsShown}
      isOn={isOn}
      onOnChange={(next) => {
        setIsOn(next)
        localStorage.setItem(STORED, next ? 'on' : 'off')
      }}
    />
  )
  return { dialog, show: () => setIsShown(true) }
}

const isModified = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

/** Whether the key belongs to an input or a choice, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true
  return (
    target instanceof Element && target.closest('input, select, textarea, [role=dialog]') !== null
  )
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}
