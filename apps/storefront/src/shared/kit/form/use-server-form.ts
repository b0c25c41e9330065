import type { CallError } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { get, useForm, useFormState, useWatch } from 'react-hook-form'
import type { DefaultValues, FieldValues } from 'react-hook-form'

import type { FieldIssue } from './form-issue.ts'
import { readRefusedFields } from './refused-fields.ts'
import type { FieldMap } from './refused-fields.ts'
import { useRetryAfter } from './use-retry-after.ts'
import { useTouchedFields } from './use-touched-fields.ts'

export type ServerFormInput<Values extends FieldValues, Answer> = {
  /** Begins the ids of its fields. */
  id: string
  defaultValues: DefaultValues<Values>
  /** Everything wrong with what is typed, in the order of the page: the domain's rules. */
  check: (values: Values) => FieldIssue[]
  /** Sends what passed; throws a `CallFailure` (`unwrap`). */
  send: (values: Values) => Promise<Answer>
  onDone: (answer: Answer, values: Values) => void
  /** Fields that the server may refuse. */
  fields?: FieldMap
  onRefused?: (error: CallError) => void
}

type SubmitEvent = { preventDefault: () => void }

/** An issue that only the server has seen; it stands until its field says something else. */
type ServerIssue = { issue: FieldIssue; value: unknown }

/**
 * A form that goes to the server: React Hook Form holds what is typed, the domain says what is wrong with it, and what
 * the server refuses stands beside its field. Fields are judged once they were left, all of them on submit; a second
 * submit while one is under way does nothing, and nothing typed is lost by a failure.
 */
export function useServerForm<Values extends FieldValues, Answer>(
  input: ServerFormInput<Values, Answer>,
) {
  const { id, defaultValues, check, fields = { pointers: {} } } = input
  const form = useForm<Values>({ defaultValues, shouldFocusError: false })
  const { control, getValues } = form
  // Every field has a default, so nothing in it is missing.
  const values = useWatch({ control }) as Values
  const { dirtyFields, isDirty } = useFormState({ control })
  const { fields: left, handlers } = useTouchedFields((name) => Boolean(get(dirtyFields, name)))
  const [attempt, setAttempt] = useState(0)
  const [serverIssues, setServerIssues] = useState<readonly ServerIssue[]>([])
  const isUnderWay = useRef(false)
  const wait = useRetryAfter()
  const sending = useMutation({
    mutationFn: input.send,
    onSettled: () => {
      isUnderWay.current = false
    },
    onSuccess: (answer, sent) => {
      setServerIssues([])
      input.onDone(answer, sent)
    },
    onError: (error, sent) => {
      const failure = callErrorOf(error)
      if (!failure) return
      wait.begin(failure)
      input.onRefused?.(failure)
      const found = readRefusedFields(failure, fields)
      setServerIssues(found.map((issue) => ({ issue, value: get(sent, issue.name) })))
      if (found.length > 0) setAttempt((count) => count + 1)
    },
  })

  const own = check(values)
  const seen = serverIssues.filter(({ issue, value }) => get(values, issue.name) === value)
  const issues = [...seen.map(({ issue }) => issue), ...own]
  const isShown = (name: string) => attempt > 0 || left.all.has(name)
  const failure = callErrorOf(sending.error)
  return {
    id,
    form,
    values,
    isDirty,
    /** Changes with every refused submit, so that focus moves each time. */
    attempt,
    issueOf: (name: string) =>
      isShown(name) ? issues.find((issue) => issue.name === name) : undefined,
    issues,
    lastLeft: left.last,
    handlers,
    isSending: sending.isPending,
    isDone: sending.isSuccess,
    /** Not to be sent again before then, in epoch milliseconds; null when nobody asked to wait. */
    waitUntil: wait.until,
    endWait: wait.end,
    /** What is not said at a field already. */
    failure: serverIssues.length > 0 ? null : failure,
    /** Starts anew with what is stored now. */
    reset: (stored: DefaultValues<Values>) => {
      form.reset(stored)
      setAttempt(0)
      setServerIssues([])
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      if (isUnderWay.current || wait.until !== null) return
      // As it is now: the event may come before the last key press has rendered.
      const typed = getValues()
      setServerIssues([])
      if (check(typed).length > 0) {
        setAttempt((count) => count + 1)
        return
      }
      isUnderWay.current = true
      sending.mutate(typed)
    },
  }
}

/** A form without its types of values, for the pieces that serve every form. */
export type ServerFormState = Omit<
  ReturnType<typeof useServerForm<FieldValues, unknown>>,
  'form' | 'reset' | 'values'
>
