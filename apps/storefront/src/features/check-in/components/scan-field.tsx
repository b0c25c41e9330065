import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { useEffect, useRef, useState } from 'react'

/**
 * Takes a ticket number that is typed, or a code that a hand scanner types and ends with Enter. It has the focus from
 * the start and keeps it. A scanner that types while the focus is elsewhere types into it, too.
 */
export function ScanField({ onScan }: { onScan: (text: string) => void }) {
  const { t } = useTranslation('manifest')
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const catchTyping = (event: KeyboardEvent) => {
      if (isTypedNowhere(event)) field.current?.focus()
    }
    document.addEventListener('keydown', catchTyping)
    return () => document.removeEventListener('keydown', catchTyping)
  }, [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        onScan(text)
        setText('')
        field.current?.focus()
      }}
    >
      <Field label={t('gate.field')} hint={t('gate.fieldHint')}>
        <div className="flex gap-3 max-[20rem]:flex-col">
          <Input
            ref={field}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            className="text-lg tabular"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <Button type="submit" variant="main">
            {t('gate.submit')}
          </Button>
        </div>
      </Field>
    </form>
  )
}

/**
 * Returns whether a typed character goes to no field and no control, so that it must come from a scanner. A space is
 * excluded, because it presses buttons.
 */
function isTypedNowhere({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return false
  return !(target instanceof Element && target.closest('input, select, textarea, dialog'))
}
