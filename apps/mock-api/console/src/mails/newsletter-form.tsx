import type { ConsoleClient } from '@selat/mock-api/console'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Details } from '@selat/ui/details'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { Select } from '@selat/ui/select'
import { Textarea } from '@selat/ui/textarea'
import { type FormEvent, useState } from 'react'

import { useAct, useLive } from '../api/console-context.ts'
import { FailureNote } from '../shared/failure-note.tsx'
import { type NewsletterSite, readersOf, sentText } from './newsletter-readers.ts'

type Wanted = Parameters<ConsoleClient['newsletter']['send']>[0]

/** Sends an issue of a site's newsletter to all who have confirmed a subscription. */
export function NewsletterForm() {
  const { data } = useLive(['newsletter'], (client) => client.newsletter.readers())
  if (!data) return null
  return (
    <Card className="px-4 sm:px-5">
      <Details summary="Newsletter" className="border-0">
        <IssueForm sites={data.sites} />
      </Details>
    </Card>
  )
}

/** The limits of the API, in characters. */
const TITLE_MAX_LENGTH = 120
const NEWS_MAX_LENGTH = 4000

function IssueForm({ sites }: { sites: readonly NewsletterSite[] }) {
  const [draft, setDraft] = useState({ tenant: sites[0]?.tenant ?? '', title: '', news: '' })
  const [language, setLanguage] = useState<Wanted['language']>()
  const [isTried, setIsTried] = useState(false)
  const send = useAct(({ newsletter }, issue: Wanted) => newsletter.send(issue), {
    said: sentText,
    onDone: () => {
      setDraft({ ...draft, title: '', news: '' })
      setIsTried(false)
    },
  })
  const { all, languages } = readersOf(sites, draft.tenant)
  const issues = {
    title: issueOf(draft.title, TITLE_MAX_LENGTH),
    news: issueOf(draft.news, NEWS_MAX_LENGTH),
  }
  // A form that was just opened has no mistakes yet.
  const shown = (name: keyof typeof issues) => (isTried || draft[name] !== '') && issues[name]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (issues.title === null && issues.news === null) send.mutate({ ...draft, language })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
      <Field label="Site">
        <Select
          value={draft.tenant}
          onChange={({ target }) => setDraft({ ...draft, tenant: target.value })}
          options={sites.map(({ tenant, name }) => ({ value: tenant, label: name }))}
        />
      </Field>
      <Field label="Readers">
        <Select
          value={language ?? ''}
          onChange={({ target }) =>
            setLanguage(languages.find((one) => one.language === target.value)?.language)
          }
          options={[
            { value: '', label: `All who confirmed (${all})` },
            ...languages.map((one) => ({
              value: one.language,
              label: `${one.language} (${one.count})`,
            })),
          ]}
        />
      </Field>
      <Field label="Title" error={shown('title')} className="sm:col-span-2">
        <Input
          value={draft.title}
          onChange={({ target }) => setDraft({ ...draft, title: target.value })}
        />
      </Field>
      <Field
        label="News"
        hint="An empty line begins a new paragraph. Each mail has a link to leave."
        error={shown('news')}
        className="sm:col-span-2"
      >
        <Textarea
          value={draft.news}
          onChange={({ target }) => setDraft({ ...draft, news: target.value })}
        />
      </Field>
      <div className="flex flex-col items-start gap-2 sm:col-span-2">
        <Button type="submit" size="sm" variant="main" loading={send.isPending}>
          Send the issue
        </Button>
        <FailureNote error={send.error} />
      </div>
    </form>
  )
}

/** Returns why a text cannot be sent; null if it can. */
function issueOf(text: string, max: number): string | null {
  const { length } = text.trim()
  if (length === 0) return 'Write something here first.'
  return length > max ? `Keep it within ${max} characters.` : null
}
