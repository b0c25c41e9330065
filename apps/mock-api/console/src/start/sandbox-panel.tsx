import { Badge } from '@selat/ui/badge'

import { MAIN_SANDBOX } from '../api/sandbox-cookie.ts'
import { toHash } from '../app/hash-route.ts'
import { NewSandboxForm } from '../sandboxes/new-sandbox-form.tsx'
import { type SandboxEntry, useSandboxes } from '../sandboxes/use-sandboxes.ts'
import { ConfirmButton } from '../shared/confirm-button.tsx'
import { Panel } from '../shared/panel.tsx'

/** Worlds apart: each with its own orders, clock, faults and mails. */
export function SandboxPanel() {
  const { current, all = [], reset, remove } = useSandboxes()
  return (
    <Panel title="Sandboxes" note="Each has its own orders, clock, faults and mails.">
      <ul className="-mx-2 flex flex-col">
        {all.map((entry) => (
          <SandboxRow key={entry.name} entry={entry} isCurrent={entry.name === current} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <ConfirmButton
          label={`Reset ${current}`}
          question={`Reset ${current}?`}
          consequence="Carts, orders, sessions, mails and faults go. The clock and the other sandboxes stay."
          confirmLabel="Reset"
          onConfirm={() => reset.mutateAsync()}
        />
        {current !== MAIN_SANDBOX && (
          <ConfirmButton
            label={`Remove ${current}`}
            question={`Remove ${current}?`}
            consequence="The sandbox goes with all that it kept, and you are back in main."
            confirmLabel="Remove"
            onConfirm={() => remove.mutateAsync(current)}
          />
        )}
      </div>
      <div className="mt-4 border-t border-border pt-4">
        <NewSandboxForm />
      </div>
    </Panel>
  )
}

function SandboxRow({ entry, isCurrent }: { entry: SandboxEntry; isCurrent: boolean }) {
  return (
    <li>
      <a
        href={toHash({ section: 'start', sandbox: entry.name, params: {} })}
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-9 items-center gap-2 rounded-md px-2 text-sm font-semibold hover:bg-muted"
      >
        <span className="grow truncate">{entry.name}</span>
        {isCurrent && <Badge variant="brand">you are here</Badge>}
        {entry.clock?.frozen && <Badge>frozen</Badge>}
      </a>
    </li>
  )
}
