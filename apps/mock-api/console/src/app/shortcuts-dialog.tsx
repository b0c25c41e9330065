import { Dialog } from '@selat/ui/dialog'
import { Switch } from '@selat/ui/switch'

import { STEPS } from '../clock/use-clock-actions.ts'
import { sections } from './sections.ts'

type ShortcutsDialogProps = {
  isShown: boolean
  onShownChange: (isShown: boolean) => void
  isOn: boolean
  onOnChange: (isOn: boolean) => void
}

const others = [
  { key: 'f', what: 'Freeze time, or let it run' },
  ...STEPS.map(({ key, label }) => ({ key, what: `Time ${label}` })),
  { key: 's', what: 'Choose a sandbox' },
  { key: '/', what: 'Search in this section' },
  { key: '?', what: 'Show these keys' },
]

export function ShortcutsDialog({
  isShown,
  onShownChange,
  isOn,
  onOnChange,
}: ShortcutsDialogProps) {
  return (
    <Dialog
      open={isShown}
      onOpenChange={onShownChange}
      title="Keyboard shortcuts"
      closeLabel="Close"
      size="lg"
      footer={
        <Switch
          label="Single keys do something"
          checked={isOn}
          onChange={(event) => onOnChange(event.target.checked)}
          className="grow"
        />
      }
    >
      <div className="grid gap-x-10 sm:grid-cols-2">
        <Keys keys={sections.map(({ key, title }) => ({ key, what: title }))} />
        <Keys keys={others} />
      </div>
    </Dialog>
  )
}

function Keys({ keys }: { keys: readonly { key: string; what: string }[] }) {
  return (
    <dl>
      {keys.map(({ key, what }) => (
        <div key={key} className="flex items-center justify-between gap-4 py-1">
          <dt>{what}</dt>
          <dd>
            <kbd className="grid size-7 place-items-center rounded-sm border border-border bg-muted font-sans text-sm font-semibold">
              {key}
            </kbd>
          </dd>
        </div>
      ))}
    </dl>
  )
}
