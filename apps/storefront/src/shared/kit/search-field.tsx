import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { useEffect, useEffectEvent, useState } from 'react'

/** A pause in the typing after which the list follows. */
const pauseMs = 300

export type SearchFieldProps = {
  label: string
  placeholder?: string
  hint?: string
  /** The most characters that the call takes. */
  max?: number
  /** What is searched for, as the address has it. */
  value: string
  /** Told after a pause, trimmed. */
  onChange: (text: string) => void
}

/** A text that narrows a list and lives in the address. */
export function SearchField(props: SearchFieldProps) {
  const { value: inAddress, onChange, max = 60, placeholder, ...words } = props
  const [field, setField] = useState({ typed: inAddress, seen: inAddress, sent: inAddress })
  // The address has changed by itself, as by Back: the field follows, but not its own echo while one types on.
  if (field.seen !== inAddress)
    setField({
      typed: inAddress === field.sent ? field.typed : inAddress,
      seen: inAddress,
      sent: inAddress,
    })
  const text = field.typed.trim()
  const send = useEffectEvent(() => {
    setField((before) => ({ ...before, sent: text }))
    onChange(text)
  })
  useEffect(() => {
    if (text === inAddress) return
    const timer = setTimeout(send, pauseMs)
    return () => clearTimeout(timer)
  }, [text, inAddress])
  return (
    <Field {...words}>
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
        maxLength={max}
      />
    </Field>
  )
}
