import type { ReactNode } from 'react'

import { useLive } from '../api/console-context.ts'
import { CopyButton } from '../shared/copy-button.tsx'
import { Panel } from '../shared/panel.tsx'

const ENGINES = {
  memory: 'memory, gone when the server ends',
  file: 'a file of this machine',
  postgres: 'PostgreSQL',
}

/** Shows the facts of the server that answers here. */
export function InfoPanel() {
  const { data: info } = useLive(['info'], (client) => client.info(), { everyMs: 60_000 })
  if (!info) return null
  const address = window.location.origin
  return (
    <Panel title="This server">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        <Fact name="API">
          <span className="flex items-center gap-1">
            <span className="wrap-anywhere">{address}</span>
            <CopyButton text={address} what="address of the API" />
          </span>
        </Fact>
        <Fact name="Header">
          <span className="flex items-center gap-1">
            <code className="font-mono text-xs wrap-anywhere">X-Mock-Sandbox: {info.name}</code>
            <CopyButton text={`X-Mock-Sandbox: ${info.name}`} what="header of this sandbox" />
          </span>
        </Fact>
        <Fact name="Keeps in">{ENGINES[info.engine]}</Fact>
        <Fact name="Seed">{info.seed ?? 'none, ids are random'}</Fact>
        <Fact name="Since">
          <time dateTime={info.since}>{new Date(info.since).toLocaleString('en-GB')}</time>
        </Fact>
        <Fact name="Version">
          {info.version}, contract {info.contract}
        </Fact>
      </dl>
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 tabular">{children}</dd>
    </>
  )
}
