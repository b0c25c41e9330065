import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DefaultValues, type FieldValues, get, useForm } from 'react-hook-form'

/** The source of a form's values. */
export type FormSource<Values> = {
  /** The rendered values, which may lag behind the typed ones for a moment. */
  values: Values
  /** Renders the last typed values within the present event, and returns them. */
  flush: () => Values
  /** Whether a field differs from its first value; only then is it checked when the user leaves it. */
  isEdited: (name: string) => boolean
}

/**
 * Returns the source of values that are typed into fields, held by React Hook Form. A field shows typed text without
 * it. The rest of the form is rendered in a transition, because with eight passengers that takes longer than a key
 * press may.
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
        // A value set by code is shown by the controlled field that waits for it.
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
    // Drafts store rendered values, and there may be no time to render after the page is left or hidden.
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

/** Returns the value of a field by its name. */
export const valueAt = (values: unknown, name: string): unknown => get(values, name)
