import { useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'

import { type SameCall, sendOnce } from '../idempotency-key.ts'
import { clearDraft, saveDraft } from './form-draft.ts'
import { useTypedValues } from './form-source.ts'
import { type FieldMap, readRefusedFields } from './refused-fields.ts'
import { type FormEngineInput, useFormEngine } from './use-form-engine.ts'

export type ServerFormInput<Values extends FieldValues, Answer> = Omit<
  FormEngineInput<Values, Answer>,
  'source' | 'toIssues' | 'send'
> & {
  /** The beginning of the ids of its fields. */
  id: string
  defaultValues: DefaultValues<Values>
  /** The fields that the server may refuse. */
  fields?: FieldMap
  /** Sends values that passed the check; throws a `CallFailure` (`unwrap`). `same` is equal for all tries of one intent. */
  send: (values: Values, same: Partial<SameCall>) => Promise<Answer>
  /**
   * Returns a name for the intent of a submit. Another try after a lost answer has the same name, so that the server
   * acts once; after an answer, the next submit is a new intent.
   */
  intentOf?: (values: Values) => string
  /**
   * Keeps typed text over a reload and an ended session until it is sent. `textsOf` leaves out the texts that nobody
   * may read there.
   */
  draft?: Draft<Values> | null
}

type Draft<Values> = { key: string; textsOf: (values: Values) => Readonly<Record<string, string>> }

/** Holds a form whose values are sent to the server, which refuses fields by pointers into the request. */
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
  // The values are copied, because the user may type while they are sent.
  const sent = useRef<Values | null>(null)
  const { restart, forgetLeft, ...engine } = useFormEngine<Values, Answer>({
    ...input,
    source,
    send: (values) => {
      sent.current = structuredClone(values)
      return intentOf ? sendOnce(intentOf(values), (same) => send(values, same)) : send(values, {})
    },
    onDone: (answer, values) => {
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
    /** Renders the last typed text at once. */
    renderNow,
    /** Resets the form to the stored values. */
    reset: (stored: DefaultValues<Values>) => {
      form.reset(stored)
      restart()
      forgetLeft()
    },
    /** Resets the form to the stored values, but keeps what was typed since they were sent, because it is not saved yet. */
    takeStored: (stored: DefaultValues<Values>) => {
      const since = sent.current === null ? [] : typedSince(sent.current, form.getValues())
      form.reset(stored)
      if (since.length > 0)
        form.reset({ ...stored, ...Object.fromEntries(since) }, { keepDefaultValues: true })
      restart()
    },
  }
}

/** Returns the fields, and lists of fields, whose values differ from the sent ones. */
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

/** A form without the types of its values, for parts that serve every form. */
export type ServerFormState = Omit<
  ReturnType<typeof useServerForm<FieldValues, unknown>>,
  'form' | 'reset' | 'takeStored' | 'values' | 'refused' | 'issues'
> & { refused: { attempt: number } }
