import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { useEffect, useEffectEvent, useState } from 'react'

/** A pause in the typing after which the list follows. */
const pauseMs = 300

export type SearchFieldProps = {
  label: string
  placeholder: string
  /** What is searched for, as the address has it. */
  value: string
  /** Told after a pause, trimmed. */
  onChange: (text: string) => void
}

/** A text that narrows a list and lives in the address. */
export function SearchField({ label, placeholder, value: inAddress, onChange }: SearchFieldProps) {
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
    <Field label={label}>
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
        maxLength={60}
      />
    </Field>
  )
}
