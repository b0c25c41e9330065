import { SNAPSHOT_NAME } from '@selat/mock-api/console'
import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Input } from '@selat/ui/input'
import { type FormEvent, useState } from 'react'

import { failureText, useAct, useLive } from '../api/console-context.ts'
import { Hint } from '../shared/hint.tsx'
import { Panel } from '../shared/panel.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { SnapshotRow } from './snapshot-row.tsx'
import { SnapshotUpload } from './snapshot-upload.tsx'

export function SnapshotsSection() {
  const { data } = useLive(['snapshots'], (client) => client.snapshots.list())
  return (
    <SectionPage
      title="Snapshots"
      lead="Keep this sandbox as it is now, with orders, clock and mails, and take it up again later, here or on another machine."
    >
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel title="Kept">
          {data && data.snapshots.length === 0 && (
            <Hint title="Nothing is kept yet">
              Bring the sandbox to where you want to begin, and save it. A test then loads it in a
              moment.
            </Hint>
          )}
          <ul className="-my-3 divide-y divide-border empty:hidden">
            {data?.snapshots.map((snapshot) => (
              <SnapshotRow key={snapshot.name} snapshot={snapshot} />
            ))}
          </ul>
        </Panel>
        <div className="grid gap-5">
          <Panel title="Save">
            <SaveForm />
          </Panel>
          <Panel title="Bring one">
            <SnapshotUpload />
          </Panel>
        </div>
      </div>
    </SectionPage>
  )
}

const SNAPSHOT_NAME_RULE =
  'Small letters, figures, dots, hyphens and underscores; a letter or figure first; at most 64.'

function SaveForm() {
  const [name, setName] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const save = useAct(({ snapshots }, wanted: string) => snapshots.save(wanted), {
    said: (_, saved) => `Saved as ${saved}`,
    onDone: () => setName(''),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    const isGood = SNAPSHOT_NAME.test(wanted)
    setIsWrong(!isGood)
    if (isGood) save.mutate(wanted)
  }
  const error = isWrong
    ? `${name.trim() === '' ? 'Give it a name first. ' : ''}${SNAPSHOT_NAME_RULE}`
    : save.error && failureText(save.error)
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <Field label="Name" error={error}>
        <Input
          value={name}
          onChange={(event) => setName(event.target.value)}
          placeholder="paid-order"
          autoComplete="off"
          spellCheck={false}
          className="min-h-9 py-1"
        />
      </Field>
      <Button
        type="submit"
        size="sm"
        variant="main"
        loading={save.isPending}
        className="self-start"
      >
        Save the sandbox
      </Button>
    </form>
  )
}
