import { useConsole } from '../api/console-context.ts'
import { toHash } from '../app/hash-route.ts'
import { CopyButton } from '../shared/copy-button.tsx'
import { Panel } from '../shared/panel.tsx'
import { firstBookingProgram } from './first-booking-program.ts'
import program from './first-booking.mjs?raw'

const FILE = 'first-booking.mjs'
const COMMAND = `node ${FILE}`

/** Shows a program that makes a first paid booking, to copy and paste. It installs nothing. */
export function FirstBookingPanel({ system }: { system: number }) {
  const { sandbox } = useConsole()
  const text = firstBookingProgram(program, { api: window.location.origin, sandbox, system })
  return (
    <Panel title="Your first booking" note="A program that books a ferry and pays for it.">
      <ol className="flex list-decimal flex-col gap-4 pl-5 text-sm">
        <li>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              Save this program as <code className="font-mono text-xs">{FILE}</code>.
            </span>
            <CopyButton text={text} what="program">
              Copy the program
            </CopyButton>
          </span>
          <details className="mt-1">
            <summary className="min-h-6 cursor-pointer">Read it</summary>
            <pre className="mt-1 rounded-md bg-muted p-3 font-mono text-xs/5 whitespace-pre-wrap wrap-anywhere">
              {text}
            </pre>
          </details>
        </li>
        <li>
          <span className="flex flex-wrap items-center gap-x-1">
            Run it with Node 20 or newer: <code className="font-mono text-xs">{COMMAND}</code>
            <CopyButton text={COMMAND} what="command" />
          </span>
          <span className="text-muted-foreground">
            It prints the booking number and “completed”.
          </span>
        </li>
        <li>
          See what it left here: the money in{' '}
          <a href={toHash({ section: 'payments', sandbox, params: {} })}>Payments</a>, the ticket in{' '}
          <a href={toHash({ section: 'mails', sandbox, params: {} })}>Mails</a>, each call in{' '}
          <a href={toHash({ section: 'requests', sandbox, params: {} })}>Requests</a>.
        </li>
      </ol>
    </Panel>
  )
}
