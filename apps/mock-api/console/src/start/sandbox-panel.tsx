import { Badge } from '@selat/ui/badge'
import { X } from 'lucide-react'

import { MAIN_SANDBOX } from '../api/sandbox-cookie.ts'
import { toHash } from '../app/hash-route.ts'
import { NewSandboxForm } from '../sandboxes/new-sandbox-form.tsx'
import { type SandboxEntry, useRemoveSandbox, useSandboxes } from '../sandboxes/use-sandboxes.ts'
import { ConfirmButton } from '../shared/confirm-button.tsx'
import { Panel } from '../shared/panel.tsx'

/** Lists the sandboxes, each of which has its own orders, clock, faults and mails. */
export function SandboxPanel() {
  const { current, all = [], reset } = useSandboxes()
  const remove = useRemoveSandbox()
  return (
    <Panel title="Sandboxes" note="Each has its own orders, clock, faults and mails.">
      <ul className="-mx-2 flex flex-col">
        {all.map((entry) => (
          <SandboxRow
            key={entry.name}
            entry={entry}
            isCurrent={entry.name === current}
            onRemove={() => remove.mutateAsync(entry.name)}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <ConfirmButton
          label={`Reset ${current}`}
          question={`Reset ${current}?`}
          consequence="Carts, orders, sessions, mails and faults go, and analytics are those of the folders. The clock and the other sandboxes stay."
          confirmLabel="Reset"
          onConfirm={() => reset.mutateAsync()}
        />
      </div>
      <div className="mt-4 border-t border-border pt-4">
        <NewSandboxForm />
      </div>
    </Panel>
  )
}

type SandboxRowProps = {
  entry: SandboxEntry
  isCurrent: boolean
  onRemove: () => Promise<unknown>
}

function SandboxRow({ entry: { name, clock }, isCurrent, onRemove }: SandboxRowProps) {
  return (
    <li className="flex items-center gap-1">
      <a
        href={toHash({ section: 'start', sandbox: name, params: {} })}
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-9 min-w-0 grow flex-wrap items-center gap-x-2 gap-y-1 rounded-md px-2 py-1 text-sm font-semibold hover:bg-muted"
      >
        <span className="grow wrap-anywhere">{name}</span>
        {isCurrent && <Badge variant="brand">you are here</Badge>}
        {clock?.frozen && <Badge>frozen</Badge>}
      </a>
      {name !== MAIN_SANDBOX && (
        <ConfirmButton
          label={
            <>
              <X aria-hidden />
              <span className="sr-only">Remove {name}</span>
            </>
          }
          question={`Remove ${name}?`}
          consequence="The sandbox goes with all that it kept. Whoever is in it is back in main."
          confirmLabel="Remove"
          onConfirm={onRemove}
          variant="ghost"
        />
      )}
    </li>
  )
}
