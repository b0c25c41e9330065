import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { useEffect, useEffectEvent, useState } from 'react'

import { useTooLongText } from './form/use-issue-text.ts'

/** The pause in the typing after which the list follows, in milliseconds. */
const pauseMs = 300

export type SearchFieldProps = {
  label: string
  placeholder?: string
  hint?: string
  /** The greatest number of characters that the call takes. */
  max?: number
  /** The text that is searched for, as the address has it. */
  value: string
  /** Called after a pause, with the trimmed text. */
  onChange: (text: string) => void
}

/** Shows a text field that narrows a list; the address keeps its text. Text that is too long for the call is not sent. */
export function SearchField(props: SearchFieldProps) {
  const { value: inAddress, onChange, max = 60, placeholder, ...words } = props
  const [field, setField] = useState({ typed: inAddress, seen: inAddress, sent: inAddress })
  // If the address changes from elsewhere, for example by Back, the field follows. It ignores the return of its own
  // text, because the visitor may type on.
  if (field.seen !== inAddress)
    setField({
      typed: inAddress === field.sent ? field.typed : inAddress,
      seen: inAddress,
      sent: inAddress,
    })
  const text = field.typed.trim()
  const error = useTooLongText(text, max)
  const isTooLong = error !== undefined
  const send = useEffectEvent(() => {
    setField((before) => ({ ...before, sent: text }))
    onChange(text)
  })
  useEffect(() => {
    if (text === inAddress || isTooLong) return
    const timer = setTimeout(send, pauseMs)
    return () => clearTimeout(timer)
  }, [text, inAddress, isTooLong])
  return (
    <Field {...words} error={error}>
      <Input
        type="search"
        value={field.typed}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value
          setField((before) => ({ ...before, typed }))
        }}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
    </Field>
  )
}
