import type { CallError } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { FieldIssue } from './form-issue.ts'
import { type FormSource, valueAt } from './form-source.ts'
import { useRetryAfter } from './use-retry-after.ts'
import { useTouchedFields } from './use-touched-fields.ts'

export type FormEngineInput<Values, Answer> = {
  /** The source of the values: the typed text, or the address. */
  source: FormSource<Values>
  /** All issues of the typed values by the domain's rules, in the order of the page. */
  check: (values: Values) => readonly FieldIssue[]
  /** Returns whether an issue is shown before its field was left and before the first submit. */
  isShownEarly?: (name: string, values: Values) => boolean
  /**
   * Runs between the press of the button and the sending, for example to price values that were just typed. The fields
   * stay open meanwhile. It returns the values to send with their issues, or null to send nothing.
   */
  settle?: (values: Values) => Promise<{ values: Values; issues: readonly FieldIssue[] } | null>
  /** The mutation key by which other parts of the page see that the form is being sent. */
  mutationKey?: readonly string[]
  /** Sends values that passed the check; throws a `CallFailure` (`unwrap`). */
  send: (values: Values) => Promise<Answer>
  /**
   * Runs after the answer. The form counts as being sent until the returned promise is fulfilled: a navigation is returned, so
   * that a second press while the next page loads does not send the form again.
   */
  onDone?: (answer: Answer, values: Values) => void | Promise<void>
  onRefused?: (error: CallError, values: Values) => void
  /** Returns the issues of a refusal that belong to fields; none if it is about the whole. */
  toIssues: (error: CallError, values: Values) => readonly FieldIssue[]
}

type SubmitEvent = { preventDefault: () => void }

/** An issue that only the server found; it is shown until its field changes. */
type ServerIssue = { issue: FieldIssue; value: unknown }

/**
 * Runs the checks and the sending of every form. Its source holds the values, the domain checks them, and refusals of
 * the server are shown at their fields. It checks a field once the user has left it, and all fields on submit. A second
 * submit while one is under way does nothing, and a failure loses no typed values.
 */
export function useFormEngine<Values, Answer>(input: FormEngineInput<Values, Answer>) {
  const { source, check, isShownEarly, settle, mutationKey } = input
  const { values } = source
  const { fields: left, forget: forgetLeft, handlers } = useTouchedFields(source)
  const [refused, setRefused] = useState<RefusedSubmit>({ attempt: 0, issues: [] })
  const [serverIssues, setServerIssues] = useState<readonly ServerIssue[]>([])
  const [isSettling, setSettling] = useState(false)
  const isUnderWay = useRef(false)
  const wait = useRetryAfter()
  const refuse = (issues: readonly FieldIssue[]) =>
    setRefused(({ attempt }) => ({ attempt: attempt + 1, issues }))
  const sending = useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: input.send,
    onSettled: () => {
      isUnderWay.current = false
    },
    onSuccess: (answer, sent) => {
      setServerIssues([])
      return input.onDone?.(answer, sent)
    },
    onError: (error, sent) => {
      const failure = callErrorOf(error)
      if (!failure) return
      wait.begin(failure)
      input.onRefused?.(failure, sent)
      const found = input.toIssues(failure, sent)
      setServerIssues(found.map((issue) => ({ issue, value: valueAt(sent, issue.name) })))
      if (found.length > 0) refuse(found)
    },
  })

  const seen = serverIssues.filter(({ issue, value }) => valueAt(values, issue.name) === value)
  const issues = [...seen.map(({ issue }) => issue), ...check(values)]
  const isShown = (name: string) =>
    refused.attempt > 0 || left.all.has(name) || isShownEarly?.(name, values) === true
  const find = (name: string, isWanted: (issue: FieldIssue) => boolean) =>
    isShown(name) ? issues.find((issue) => issue.name === name && isWanted(issue)) : undefined
  const submit = async () => {
    // The event may arrive before the last key press has rendered.
    const typed = source.flush()
    const wrong = check(typed).filter(isWrong)
    if (wrong.length > 0) return refuse(wrong)
    const ready = settle ? await settled(settle, typed) : typed
    if (ready === null) return
    setServerIssues([])
    isUnderWay.current = true
    sending.mutate(ready)
  }
  const settled = async (waitFor: NonNullable<typeof settle>, typed: Values) => {
    isUnderWay.current = true
    setSettling(true)
    const ready = await waitFor(typed).finally(() => {
      isUnderWay.current = false
      setSettling(false)
    })
    const wrong = ready?.issues.filter(isWrong) ?? []
    if (wrong.length > 0) refuse(wrong)
    return ready && wrong.length === 0 ? ready.values : null
  }
  return {
    /** The issues that stopped the last submit. `attempt` changes with every one, so that focus moves each time. */
    refused,
    issueOf: (name: string) => find(name, isWrong),
    warningOf: (name: string) => find(name, (issue) => !isWrong(issue)),
    issues,
    lastLeft: left.last,
    handlers,
    isSending: isSettling || sending.isPending,
    isDone: sending.isSuccess,
    /** The form must not be sent again before this time, in epoch milliseconds; null if no wait is required. */
    waitUntil: wait.until,
    endWait: wait.end,
    /** The failure that is not shown at a field already. */
    failure: serverIssues.length > 0 ? null : callErrorOf(sending.error),
    /** Resets the form as before the first submit. */
    restart: () => {
      setRefused({ attempt: 0, issues: [] })
      setServerIssues([])
    },
    /** Hides issues of fields that were left before, because they hold other values now. */
    forgetLeft,
    submit: (event?: SubmitEvent) => {
      event?.preventDefault()
      if (!isUnderWay.current && wait.until === null) void submit()
    },
  }
}

export type RefusedSubmit = { attempt: number; issues: readonly FieldIssue[] }

const isWrong = ({ words }: FieldIssue): boolean => words.severity === 'error'
