import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { type FormEvent, useState } from 'react'

import { failureText } from '../api/console-context.ts'
import { SANDBOX_NAME } from '../api/sandbox-cookie.ts'
import { useSandboxes } from './use-sandboxes.ts'

/** Creates a sandbox and opens it; a sandbox that exists already is just opened. */
export function NewSandboxForm({ onOpened }: { onOpened?: () => void }) {
  const { open } = useSandboxes()
  const [name, setName] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isGood = SANDBOX_NAME.test(name)
    setIsWrong(!isGood)
    if (!isGood) return
    open.mutate(name, {
      onSuccess: () => {
        setName('')
        onOpened?.()
      },
    })
  }
  const error = isWrong
    ? 'Small letters, figures and hyphens, at most 32, no hyphen first.'
    : open.error && failureText(open.error)
  return (
    <form onSubmit={submit} noValidate>
      <Field label="New sandbox" error={error}>
        <div className="flex gap-2">
          <Input
            value={name}
            onChange={(event) => setName(event.target.value.toLowerCase())}
            placeholder="alice"
            autoComplete="off"
            spellCheck={false}
            className="min-h-9 py-1"
          />
          <Button type="submit" size="sm" loading={open.isPending}>
            Make
          </Button>
        </div>
      </Field>
    </form>
  )
}
