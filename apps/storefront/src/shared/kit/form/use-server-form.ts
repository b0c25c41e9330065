import { useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'

import { endIdempotencyKey, sendIntent } from '../idempotency-key.ts'
import type { SameCall } from '../idempotency-key.ts'
import { clearDraft, saveDraft } from './form-draft.ts'
import { useTypedValues } from './form-source.ts'
import { readRefusedFields } from './refused-fields.ts'
import type { FieldMap } from './refused-fields.ts'
import { useFormEngine } from './use-form-engine.ts'
import type { FormEngineInput } from './use-form-engine.ts'

export type ServerFormInput<Values extends FieldValues, Answer> = Omit<
  FormEngineInput<Values, Answer>,
  'source' | 'toIssues' | 'send'
> & {
  /** Begins the ids of its fields. */
  id: string
  defaultValues: DefaultValues<Values>
  /** Fields that the server may refuse. */
  fields?: FieldMap
  /** Sends what passed, as the `same` call for as long as it is the same intent; throws a `CallFailure` (`unwrap`). */
  send: (values: Values, same: Partial<SameCall>) => Promise<Answer>
  /** Names what a submit means: the same again after a lost answer acts once, and once it was answered it is meant anew. */
  intentOf?: (values: Values) => string
  /** Keeps what is typed over a reload and an ended session until it was sent. `textsOf` leaves out what nobody may read there. */
  draft?: Draft<Values> | null
}

type Draft<Values> = { key: string; textsOf: (values: Values) => Readonly<Record<string, string>> }

/** A form of typed values that go to the server, which names what it refuses by pointers into what was sent. */
export function useServerForm<Values extends FieldValues, Answer>({
  id,
  defaultValues,
  fields = { pointers: {} },
  send,
  onDone,
  intentOf,
  draft = null,
  ...input
}: ServerFormInput<Values, Answer>) {
  const { form, source, isDirty, renderNow } = useTypedValues<Values>(defaultValues)
  // A copy, because the fields may be typed into while it is sent.
  const sent = useRef<Values | null>(null)
  const { restart, ...engine } = useFormEngine<Values, Answer>({
    ...input,
    source,
    send: (values) => {
      sent.current = structuredClone(values)
      return intentOf
        ? sendIntent(intentOf(values), (same) => send(values, same))
        : send(values, {})
    },
    onDone: (answer, values) => {
      if (intentOf) endIdempotencyKey(intentOf(values))
      if (draft) clearDraft(draft.key)
      return onDone?.(answer, values)
    },
    toIssues: (failure) => readRefusedFields(failure, fields),
  })
  useKeptTexts(draft, source.values, engine.isDone)
  return {
    ...engine,
    id,
    form,
    values: source.values,
    isDirty,
    /** Renders at once what was typed last. */
    renderNow,
    /** Starts anew with what is stored now. */
    reset: (stored: DefaultValues<Values>) => {
      form.reset(stored)
      restart()
    },
    /** Starts anew with what is stored now, but for what was typed since it was sent: that is yet to be saved. */
    takeStored: (stored: DefaultValues<Values>) => {
      const since = sent.current === null ? [] : typedSince(sent.current, form.getValues())
      form.reset(stored)
      if (since.length > 0)
        form.reset({ ...stored, ...Object.fromEntries(since) }, { keepDefaultValues: true })
      restart()
    },
  }
}

/** The fields, and the lists of fields, that say something else than what was sent. */
function typedSince<Values extends FieldValues>(sent: Values, now: Values) {
  return Object.entries(structuredClone(now)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name]),
  )
}

function useKeptTexts<Values>(draft: Draft<Values> | null, values: Values, isSent: boolean): void {
  const { key, textsOf } = draft ?? {}
  useEffect(() => {
    if (key !== undefined && textsOf && !isSent) saveDraft(key, textsOf(values))
  }, [key, textsOf, values, isSent])
}

/** A form without its types of values, for the pieces that serve every form. */
export type ServerFormState = Omit<
  ReturnType<typeof useServerForm<FieldValues, unknown>>,
  'form' | 'reset' | 'takeStored' | 'values' | 'refused' | 'issues'
> & { refused: { attempt: number } }
