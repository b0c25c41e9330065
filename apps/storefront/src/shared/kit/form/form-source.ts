import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { get, useForm } from 'react-hook-form'
import type { DefaultValues, FieldValues } from 'react-hook-form'

/** Where the values of a form live. */
export type FormSource<Values> = {
  /** As they are rendered, which may be a moment after they were typed. */
  values: Values
  /** Renders what was typed last with the event that asks for it, and gives it. */
  flush: () => Values
  /** Whether a field says something else than in the beginning; only then leaving it has it judged. */
  isEdited: (name: string) => boolean
}

/**
 * Values that are typed into the fields of a page, which React Hook Form holds. A field shows by itself what is typed into it. What
 * follows from it for the rest of the form is rendered in a transition, because with eight passengers that takes longer than a key press may.
 */
export function useTypedValues<Values extends FieldValues>(defaultValues: DefaultValues<Values>) {
  const form = useForm<Values>({ defaultValues, shouldFocusError: false })
  const { getValues, subscribe } = form
  const [typed, setTyped] = useState(() => ({ values: getValues(), isDirty: false }))
  const latest = useRef(typed)
  const edited = useRef<object>({})
  const render = useCallback(() => setTyped(latest.current), [])
  const renderNow = useCallback(() => flushSync(render), [render])
  useLayoutEffect(() => {
    const stopValues = subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        latest.current = { ...latest.current, values }
        // A value that code has set is shown by a control that waits for it.
        if (type === undefined) render()
        else startTransition(render)
      },
    })
    const stopEdits = subscribe({
      formState: { isDirty: true, dirtyFields: true },
      callback: ({ isDirty = false, dirtyFields = {} }) => {
        edited.current = dirtyFields
        if (isDirty === latest.current.isDirty) return
        latest.current = { ...latest.current, isDirty }
        startTransition(render)
      },
    })
    // A draft is kept of what is rendered, and there may be no time for it after the page is left or put away.
    window.addEventListener('popstate', renderNow)
    window.addEventListener('pagehide', renderNow)
    document.addEventListener('visibilitychange', renderNow)
    return () => {
      stopValues()
      stopEdits()
      window.removeEventListener('popstate', renderNow)
      window.removeEventListener('pagehide', renderNow)
      document.removeEventListener('visibilitychange', renderNow)
    }
  }, [subscribe, render, renderNow])
  const source: FormSource<Values> = {
    values: typed.values,
    flush: () => {
      render()
      return getValues()
    },
    isEdited: (name) => Boolean(get(edited.current, name)),
  }
  return { form, source, isDirty: typed.isDirty, renderNow }
}

/** What a field holds, by its name. */
export const valueAt = (values: unknown, name: string): unknown => get(values, name)
