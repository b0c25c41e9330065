import { Button } from '@selat/ui/button'
import { Popover } from '@selat/ui/popover'
import { Check, ChevronDown } from 'lucide-react'

import { NewSandboxForm } from './new-sandbox-form.tsx'
import { useSandboxes } from './use-sandboxes.ts'

/** Shows which sandbox is open, and leads to the others. */
export function SandboxMenu() {
  const { current, all = [], choose } = useSandboxes()
  return (
    <Popover
      label="Sandboxes"
      className="w-72 p-3"
      trigger={
        <Button size="sm" variant="outline" data-sandbox-menu="" className="max-w-44 gap-1.5">
          <span className="sr-only">Sandbox </span>
          <span className="truncate">{current}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {(close) => (
        <div className="flex flex-col gap-3">
          <ul className="-m-1 flex max-h-72 flex-col overflow-y-auto">
            {all.map(({ name }) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === current ? 'true' : undefined}
                  onClick={() => {
                    choose(name)
                    close()
                  }}
                  className="flex min-h-9 w-full items-center gap-2 rounded-md px-2.5 text-start text-sm font-semibold hover:bg-muted focus-visible:-outline-offset-2"
                >
                  <span className="grow truncate">{name}</span>
                  {name === current && <Check aria-hidden className="size-4 text-brand-text" />}
                </button>
              </li>
            ))}
          </ul>
          <NewSandboxForm onOpened={close} />
        </div>
      )}
    </Popover>
  )
}
