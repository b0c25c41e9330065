import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

import type { FormSource } from './form-source.ts'

type LeftFields = { all: ReadonlySet<string>; last: string }

const nothingLeft: LeftFields = { all: new Set(), last: '' }

/**
 * Returns the fields that focus has left after they were edited, and the last of them. A press elsewhere takes the focus before
 * the click lands. An issue that appears at that moment would push the pressed button away, so it waits for the press to end.
 */
export function useTouchedFields({
  isEdited,
  flush,
}: Pick<FormSource<unknown>, 'isEdited' | 'flush'>) {
  const [fields, setFields] = useState(nothingLeft)
  const isPressed = useRef(false)
  const mark = (last: string) => setFields(({ all }) => ({ all: new Set(all).add(last), last }))
  return {
    fields,
    /** Forgets what was left, because the fields begin anew. */
    forget: () => setFields(nothingLeft),
    handlers: {
      onPointerDown: () => {
        isPressed.current = true
        const release = () => {
          isPressed.current = false
        }
        window.addEventListener('pointerup', release, { once: true, capture: true })
        window.addEventListener('pointercancel', release, { once: true, capture: true })
      },
      // A press of Enter submits without leaving the field.
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') flush()
      },
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        const name = nameOfField(target)
        // A date has three parts; it is left when all of them are.
        if (name === nameOfField(relatedTarget)) return
        // The next press must act on the typed text, and an issue that has been corrected must not be shown.
        flush()
        if (!isEdited(name)) return
        if (!isPressed.current) return mark(name)
        // The click follows in the same task as the release, so a later task marks the field.
        const markLater = () => setTimeout(() => mark(name))
        window.addEventListener('pointerup', markLater, { once: true })
      },
    },
  }
}

function nameOfField(target: EventTarget | null): string {
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-name]') : null
  return field?.dataset['name'] ?? ''
}
