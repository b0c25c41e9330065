import { useTranslation } from '@selat/i18n'
import { ErrorSummary } from '@selat/ui/error-summary'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { FormContext } from './form-context.tsx'
import type { FieldIssue } from './form-issue.ts'
import { type FormNotices, FormState } from './form-state.tsx'
import { useIssueText } from './use-issue-text.ts'
import type { ServerFormState } from './use-server-form.ts'

export type ServerFormProps<Values extends FieldValues> = {
  form: ServerFormState & { form: UseFormReturn<Values> }
  label: string
  /** The labels of the fields, for the summary of several wrong ones. */
  titles: Readonly<Record<string, string>>
  /** Returns the group that a field belongs to. If many fields of one group are wrong, the summary shows their number. */
  placeOf?: (name: string) => string | undefined
  /** Returns another text for a refused field, such as one with a link. */
  describe?: (issue: FieldIssue) => ReactNode
  /** Returns a hint about a field that is not wrong. */
  warningOf?: (name: string) => ReactNode
  /** A replacement for the text of a failure that is not about a field. */
  notices?: FormNotices
  className?: string
  children: ReactNode
  /** The buttons; messages about the sending are shown above them. */
  actions: ReactNode
}

/** Shows the form of `useServerForm`: its fields show their issues, and the first wrong one gets the focus. */
export function ServerForm<Values extends FieldValues>(props: ServerFormProps<Values>) {
  const { form, label, titles, describe, notices, className, placeOf } = props
  const { t } = useTranslation('common')
  const element = useRef<HTMLFormElement>(null)
  const toText = useIssueText()
  const idOf = (name: string) => fieldId(form.id, name)
  const titleOf = (name: string) => titles[name] ?? name
  // A field with an issue shows no hint, because the issue comes first.
  const warningOf = (name: string) => (form.issueOf(name) ? undefined : props.warningOf?.(name))
  const textOf = (name: string): ReactNode => {
    const issue = form.issueOf(name)
    return issue && (describe?.(issue) ?? toText(issue.words))
  }
  useEffect(() => {
    if (form.refused.attempt > 0) focusFirstInvalid(element.current)
  }, [form.refused.attempt])
  const shown = Object.keys(titles).flatMap((name) => form.issueOf(name) ?? [])
  const said = form.issueOf(form.lastLeft)
  const [refused, setRefused] = useState({ attempt: 0, count: 0 })
  if (refused.attempt !== form.refused.attempt)
    setRefused({ attempt: form.refused.attempt, count: shown.length })
  const isBegun = shown.length < refused.count
  return (
    <FormContext form={form.form} {...{ idOf, titleOf, warningOf }} errorOf={textOf}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        onSubmit={form.submit}
        {...form.handlers}
        className={className}
      >
        {form.refused.attempt > 0 && shown.length > 2 && (
          <ErrorSummary
            title={t('validation.summary', { count: shown.length })}
            errors={condense(shown, placeOf).map(({ issue, place, count }) => ({
              fieldId: idOf(issue.name),
              message: place
                ? t('validation.line', {
                    field: place,
                    message: t('validation.summary', { count }),
                  })
                : t('validation.line', {
                    field: titles[issue.name],
                    message: toText(issue.words),
                  }),
            }))}
          />
        )}
        {/* Announces to screen readers the message beside a field that was left, and after it how many issues
            remain. */}
        <p role="status" className="sr-only">
          {form.refused.attempt > 0
            ? isBegun && shown.length > 0 && t('validation.summary', { count: shown.length })
            : said &&
              t('validation.line', { field: titles[said.name], message: toText(said.words) })}
        </p>
        {props.children}
        <FormState form={form} {...(notices && { notices })} />
        {props.actions}
      </form>
    </FormContext>
  )
}

/** The number of wrong fields of a group up to which each has a line of its own; more share one line. */
const linesOfPlace = 2

type Line = { issue: FieldIssue; place?: string; count: number }

/** Returns the lines of the summary: a group with many wrong fields has one, which links to its first field. */
function condense(issues: readonly FieldIssue[], placeOf: ServerFormProps<FieldValues>['placeOf']) {
  return issues.flatMap((issue): Line[] => {
    const place = placeOf?.(issue.name)
    const same = place === undefined ? [] : issues.filter(({ name }) => placeOf?.(name) === place)
    if (place === undefined || same.length <= linesOfPlace) return [{ issue, count: 1 }]
    return same[0] === issue ? [{ issue, place, count: same.length }] : []
  })
}

const fieldId = (form: string, name: string) => `${form}-${name.replaceAll('.', '-')}`

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid=true]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'center' })
}
