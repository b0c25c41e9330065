import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { Select } from '@selat/ui/select'
import { type FormEvent, useId } from 'react'

import type { FaultDraft, FaultRule } from './fault-rule.ts'
import { PATHS } from './known-paths.ts'
import type { FaultDraftState } from './use-fault-draft.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const RESETS = [
  { value: '', label: 'does not break' },
  { value: 'before', label: 'breaks before anything is done' },
  { value: 'after', label: 'breaks after it is done' },
]
const BODIES = [
  { value: '', label: 'as it is' },
  { value: 'empty', label: 'empty' },
  { value: 'malformed', label: 'cut in the middle' },
  { value: 'slow', label: 'drips, a few bytes at a time' },
  { value: 'wrong_type', label: 'a page instead of JSON' },
]

type FaultFormProps = {
  draft: FaultDraftState
  onAdd: (rule: FaultRule) => void
  isBusy: boolean
}

export function FaultForm({ draft, onAdd, isBusy }: FaultFormProps) {
  const id = useId()
  const { value, errors, change } = draft
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const rule = draft.read()
    if (rule === null) return
    onAdd(rule)
    draft.empty()
  }
  const text = (name: keyof FaultDraft) => ({
    value: value[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    className: 'min-h-9 py-1 text-sm',
  })
  const number = (name: keyof FaultDraft) => ({
    ...text(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  })
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid grid-cols-2 gap-x-4 gap-y-3.5 sm:grid-cols-4"
    >
      <Field
        label="Path"
        error={errors.path}
        hint="* stands for any part of it."
        className="col-span-2 sm:col-span-3"
      >
        <Input {...text('path')} list={`${id}-paths`} spellCheck={false} autoComplete="off" />
      </Field>
      <datalist id={`${id}-paths`}>
        {PATHS.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </datalist>
      <Field label="Method" className="max-sm:col-span-2">
        <SmallSelect {...text('method')}>
          <option value="">any</option>
          {METHODS.map((method) => (
            <option key={method}>{method}</option>
          ))}
        </SmallSelect>
      </Field>
      <Field label="Status" error={errors.status}>
        <Input {...number('status')} placeholder="503" />
      </Field>
      <Field label="Late by, ms" error={errors.delayFrom}>
        <Input {...number('delayFrom')} placeholder="800" />
      </Field>
      <Field label="up to, ms" error={errors.delayTo} className="col-span-2">
        <Input {...number('delayTo')} placeholder="2500, for chance" />
      </Field>
      <Field label="Connection" className="col-span-2">
        <SmallSelect {...text('reset')} options={RESETS} />
      </Field>
      <Field label="Answer" className="col-span-2">
        <SmallSelect {...text('body')} options={BODIES} />
      </Field>
      <Field label="Share of calls, %" error={errors.percent} className="sm:col-span-2">
        <Input {...number('percent')} placeholder="100" />
      </Field>
      <Field label="At most, times" error={errors.times} className="sm:col-span-2">
        <Input {...number('times')} placeholder="any number" />
      </Field>
      <div className="col-span-full flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" variant="main" loading={isBusy}>
          Set the rule
        </Button>
        {errors.effect && (
          <p role="alert" className="text-sm font-medium text-destructive">
            {errors.effect}
          </p>
        )}
      </div>
    </form>
  )
}

/** Shows a select that is as low as the inputs beside it. Its class goes to the surrounding box. */
function SmallSelect({ className: _looks, ...props }: Parameters<typeof Select>[0]) {
  return (
    <Select {...props} className="text-sm [&>select]:min-h-9 [&>select]:py-1 [&>select]:text-sm" />
  )
}
