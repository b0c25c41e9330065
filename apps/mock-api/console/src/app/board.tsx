import { IconButton } from '@selat/ui/icon-button'
import { Logo } from '@selat/ui/logo'
import { Keyboard } from 'lucide-react'

import { ClockStrip } from '../clock/clock-strip.tsx'
import { SandboxMenu } from '../sandboxes/sandbox-menu.tsx'

/** Shows the header of every section, with the open sandbox and its time. */
export function Board({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  return (
    <header
      data-theme="dark"
      className="relative z-30 border-b border-board-line bg-board text-board-foreground"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-2.5 sm:px-6">
        <div className="flex min-w-0 items-center gap-3">
          <Logo className="size-8 shrink-0" />
          <p className="leading-tight font-bold whitespace-nowrap max-sm:sr-only">Selat sandbox</p>
          <SandboxMenu />
        </div>
        <div className="order-last grow max-lg:w-full lg:order-none lg:flex lg:justify-end">
          <ClockStrip />
        </div>
        <IconButton
          label="Keyboard shortcuts"
          size="sm"
          icon={<Keyboard aria-hidden />}
          className="max-lg:ms-auto"
          onClick={onShowShortcuts}
        />
      </div>
    </header>
  )
}
