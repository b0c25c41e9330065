import type { SnapshotEntry } from '@selat/mock-api/console'
import { Button } from '@selat/ui/button'
import { Download } from 'lucide-react'

import { useAct } from '../api/console-context.ts'
import { ConfirmButton } from '../shared/confirm-button.tsx'
import { clockText, dayText } from '../shared/instant-text.ts'

export function SnapshotRow({ snapshot }: { snapshot: SnapshotEntry }) {
  const { name, takenAt, clock, bytes } = snapshot
  const load = useAct(({ snapshots }) => snapshots.load(name), {
    said: () => `The sandbox is as in ${name}`,
  })
  const remove = useAct(({ snapshots }) => snapshots.remove(name), {
    said: () => `${name} is gone`,
  })
  const at = Date.parse(clock.now)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 text-sm">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted-foreground tabular">
          its clock: {dayText(at, 'UTC')} {clockText(at, 'UTC')} UTC,{' '}
          {clock.frozen ? 'frozen' : 'running'}
        </p>
        <p className="text-muted-foreground tabular">
          saved {new Date(takenAt).toLocaleString('en-GB')}, {Math.ceil(bytes / 1024)} kB
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ConfirmButton
          label={
            <>
              Load<span className="sr-only"> {name}</span>
            </>
          }
          question={`Load ${name}?`}
          consequence="The sandbox becomes what it was then. What has happened since is gone, unless you save it first."
          confirmLabel="Load"
          onConfirm={() => load.mutateAsync()}
        />
        <DownloadButton name={name} />
        <ConfirmButton
          label={
            <>
              Delete<span className="sr-only"> {name}</span>
            </>
          }
          question={`Delete ${name}?`}
          consequence="The snapshot is gone; the sandbox stays as it is."
          confirmLabel="Delete"
          onConfirm={() => remove.mutateAsync()}
          variant="ghost"
        />
      </div>
    </li>
  )
}

function DownloadButton({ name }: { name: string }) {
  return (
    <Button asChild size="sm" variant="outline">
      <a href={`/__mock/api/snapshots/${encodeURIComponent(name)}/file`} download>
        <Download aria-hidden />
        Download<span className="sr-only"> {name}</span>
      </a>
    </Button>
  )
}
