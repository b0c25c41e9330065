import type { AnalyticsAnswer } from '@selat/mock-api/console'
import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { Switch } from '@selat/ui/switch'
import { type FormEvent, useState } from 'react'

import { useAct } from '../api/console-context.ts'
import { FailureNote } from '../shared/failure-note.tsx'
import {
  type AnalyticsDraft,
  beaconRefusal,
  readDraft,
  toDraft,
  recipientsText,
} from './analytics-draft.ts'

/**
 * Edits the analytics settings of one site. Until the user changes one, the form follows the stored settings, which
 * other users may change.
 */
export function AnalyticsForm({ site }: { site: AnalyticsAnswer['sites'][number] }) {
  const [changed, setChanged] = useState<AnalyticsDraft | null>(null)
  const draft = changed ?? toDraft(site.analytics)
  const set = useAct(
    ({ analytics }, wanted: AnalyticsDraft) => analytics.set(site.tenant, readDraft(wanted)),
    {
      said: (_, wanted) => `${site.name}: ${recipientsText(readDraft(wanted))}`,
      onDone: () => setChanged(null),
    },
  )
  const change = (part: Partial<AnalyticsDraft>) => {
    setChanged({ ...draft, ...part })
    set.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    set.mutate(draft)
  }
  const wrongBeacon = beaconRefusal(set.error)
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={`Analytics of ${site.name}`}
      className="flex flex-col gap-4"
    >
      <Switch
        label="Data layer"
        hint="Events are pushed to window.dataLayer."
        checked={draft.dataLayer}
        onChange={({ target }) => change({ dataLayer: target.checked })}
      />
      <Field
        label="Beacon"
        hint="Events are posted to this path or https address; empty for nowhere."
        error={wrongBeacon}
      >
        <Input
          value={draft.beacon}
          onChange={({ target }) => change({ beacon: target.value })}
          placeholder="/events"
          autoComplete="off"
          spellCheck={false}
          className="min-h-9 py-1"
        />
      </Field>
      <Switch
        label="Ask visitors first"
        hint="Nothing is sent before a visitor has agreed."
        checked={draft.consent}
        onChange={({ target }) => change({ consent: target.checked })}
      />
      <Button type="submit" size="sm" variant="main" loading={set.isPending} className="self-start">
        Set
      </Button>
      {wrongBeacon === null && <FailureNote error={set.error} />}
    </form>
  )
}
